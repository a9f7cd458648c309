import type { DeskConversation } from "@wren/domain";

export type TimelineItem =
  | { type: "message"; at: string; message: DeskConversation["messages"][number] }
  | { type: "note"; at: string; note: DeskConversation["notes"][number] }
  | { type: "event"; at: string; event: DeskConversation["events"][number] };

type Parts = Pick<DeskConversation, "messages" | "notes" | "events" | "hasEarlier">;

/** Merges messages, notes and events in order of time. Events from before the first message shown wait for theirs. */
export function timelineOf({ messages, notes, events, hasEarlier }: Parts): TimelineItem[] {
  const from = hasEarlier ? (messages[0]?.at ?? "") : "";
  const items = [
    ...messages.map((message): TimelineItem => ({ type: "message", at: message.at, message })),
    ...events.filter(({ at }) => at >= from).map((event): TimelineItem => ({ type: "event", at: event.at, event })),
    ...notes.map((note): TimelineItem => ({ type: "note", at: note.at, note })),
  ];
  // The sort is stable: items of the same moment keep their order.
  return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
