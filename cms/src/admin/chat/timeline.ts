import type { ChatMessage, DeskConversation } from "@wren/domain";

export type TimelineItem =
  | { type: "message"; at: string; message: ChatMessage }
  | { type: "note"; at: string; note: DeskConversation["notes"][number] };

/** Merges messages and notes in order of time. */
export function timelineOf({ messages, notes }: Pick<DeskConversation, "messages" | "notes">): TimelineItem[] {
  const items = [
    ...messages.map((message): TimelineItem => ({ type: "message", at: message.at, message })),
    ...notes.map((note): TimelineItem => ({ type: "note", at: note.at, note })),
  ];
  // The sort is stable: items of the same moment keep their order.
  return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
