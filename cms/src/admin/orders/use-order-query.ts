import { useSearchParams } from "react-router-dom";

const KEYS = ["need", "search", "state", "method", "country", "product", "from", "until", "sort", "direction"];

export type OrderQuery = Partial<Record<string, string>>;

/** Filters and sorting of the list. The address holds them, so that "back" restores them. */
export function useOrderQuery() {
  const [params, setParams] = useSearchParams();
  const query: Record<string, string> = Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const { search: _search, ...kept } = query;
  return {
    query: query as OrderQuery,
    /** The query without the search. */
    kept,
    asked: new URLSearchParams({ ...query, page: params.get("page") ?? "1" }).toString(),
    /** Null removes a part. Whatever is changed, the list begins at its first page. */
    change: (changes: Record<string, string | null>): void => {
      const wanted = Object.entries({ ...query, ...changes }).filter(([, value]) => value);
      setParams(wanted as [string, string][]);
    },
  };
}
