import type { ChatMessage, DeskConversation } from "@wren/domain";

export type TimelineItem =
  | { type: "message"; at: string; message: ChatMessage }
  | { type: "note"; at: string; note: DeskConversation["notes"][number] };

/** What was said and what was noted, in the order of time. */
export function timelineOf({ messages, notes }: Pick<DeskConversation, "messages" | "notes">): TimelineItem[] {
  const items = [
    ...messages.map((message): TimelineItem => ({ type: "message", at: message.at, message })),
    ...notes.map((note): TimelineItem => ({ type: "note", at: note.at, note })),
  ];
  // What comes first in the list stays first at the same moment.
  return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
