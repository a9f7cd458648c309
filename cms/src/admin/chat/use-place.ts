import { QUEUE_VIEWS, type QueueView } from "@wren/domain";
import { useParams, useSearchParams } from "react-router-dom";

export type Place = {
  view: QueueView;
  search: string;
  /** Key of the open conversation. */
  openKey: string | null;
};

/** View, search and open conversation; the address holds all of it. */
export function usePlace(): Place {
  const { key = null } = useParams();
  const [params] = useSearchParams();
  return {
    view: QUEUE_VIEWS.find((known) => known === params.get("view")) ?? "waiting",
    search: params.get("search") ?? "",
    openKey: key,
  };
}

export function addressOf({ view, search, openKey }: Place): string {
  const asked = new URLSearchParams();
  if (search) asked.set("search", search);
  else if (view !== "waiting") asked.set("view", view);
  const query = asked.toString();
  return `/support-desk${openKey ? `/${openKey}` : ""}${query ? `?${query}` : ""}`;
}
