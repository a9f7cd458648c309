import { QUEUE_VIEWS, type QueueView } from "@wren/domain";
import { useParams, useSearchParams } from "react-router-dom";

export type Place = {
  view: QueueView;
  search: string;
  /** Id of the label that the conversations of the view must have. */
  label?: number | null;
  /** Key of the open conversation. */
  openKey: string | null;
  /** Id of the message or note within it that a search has found. */
  found?: string | null;
};

/** View, search and open conversation; the address holds all of it. */
export function usePlace(): Place {
  const { key = null } = useParams();
  const [params] = useSearchParams();
  return {
    view: QUEUE_VIEWS.find((known) => known === params.get("view")) ?? "waiting",
    search: params.get("search") ?? "",
    label: Number(params.get("label")) || null,
    openKey: key,
    found: params.get("found"),
  };
}

export const messageId = (seq: number) => `message-${String(seq)}`;
export const noteId = (id: number) => `note-${String(id)}`;

/** Number of the message with this id; null for a note. */
export function seqOf(found: string): number | null {
  const [, seq] = /^message-([1-9]\d{0,8})$/.exec(found) ?? [];
  return seq ? Number(seq) : null;
}

export function addressOf({ view, search, label, openKey, found }: Place): string {
  const asked = new URLSearchParams();
  if (search) asked.set("search", search);
  else if (view !== "waiting") asked.set("view", view);
  if (label && !search) asked.set("label", String(label));
  if (openKey && found) asked.set("found", found);
  const query = asked.toString();
  return `/support-desk${openKey ? `/${openKey}` : ""}${query ? `?${query}` : ""}`;
}
