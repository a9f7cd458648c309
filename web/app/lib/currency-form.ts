import { useMatches } from "react-router";

/**
 * The form of the page that can change the currency itself: its id stands in the data of the page. With that form's
 * own button nothing is lost that was typed there, which a form of the header could not bring along.
 */
export function useCurrencyForm(): string | null {
  const ids = useMatches().map(
    ({ loaderData }) => (loaderData as { currencyForm?: unknown } | undefined)?.currencyForm,
  );
  const id = ids.find((found) => typeof found === "string");
  return typeof id === "string" ? id : null;
}
