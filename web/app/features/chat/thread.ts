import type { ChatMessage, ChatState, ChatView } from "@wren/domain";
import type { ChatErrorCode } from "./chat-errors.ts";
import type { MessageFile } from "./chat-view.ts";

/** Why a message is still on its way: the visitor's line, our server, or their own haste. */
export type Delay = { reason: "line" | "unreachable" | "too-many"; waitMinutes: number };

/** A message on its way, or one that was refused. */
export type OutgoingMessage = {
  key: string;
  text: string;
  file: MessageFile | null;
  /** Number of the last known message when it was written. */
  afterSeq: number;
  /** Reason why it did not get through yet; it is sent again by itself. */
  delay: Delay | null;
  /** Reason of its refusal; only its author can send it again. */
  failure: ChatErrorCode | null;
};

/** The conversation as far as the page knows it. */
export type Thread = {
  /** Sorted by number; gaps are messages still to come. */
  messages: ChatMessage[];
  hasEarlier: boolean;
  state: ChatState;
  isOnline: boolean;
  pending: OutgoingMessage[];
  /** The session has ended, or the conversation was erased elsewhere: nothing more will come. */
  isOver: boolean;
  /** The newest message of the staff that came while the page was open. */
  arrived: ChatMessage | null;
};

export type ThreadEvent =
  | { type: "loaded"; view: ChatView }
  | { type: "messages"; messages: ChatMessage[] }
  | { type: "earlier"; view: ChatView }
  | { type: "state"; state: ChatState }
  | { type: "status"; isOnline: boolean }
  | { type: "typing-over" }
  | { type: "sending"; pending: OutgoingMessage }
  | { type: "sent"; key: string; message: ChatMessage }
  | { type: "delayed"; key: string; delay: Delay }
  | { type: "failed"; key: string; failure: ChatErrorCode }
  | { type: "taken-back"; key: string }
  | { type: "over" };

export function startThread({ messages, hasEarlier, state, isOnline }: ChatView): Thread {
  return { messages, hasEarlier, state, isOnline, pending: [], isOver: false, arrived: null };
}

export function changeThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case "loaded":
      return load(thread, event.view);
    case "messages":
      return receive(thread, event.messages);
    case "earlier":
      return { ...thread, messages: merge(event.view.messages, thread.messages), hasEarlier: event.view.hasEarlier };
    case "state":
      return { ...thread, state: event.state, isOver: thread.isOver || isAnother(event.state, thread.state) };
    case "status":
      return { ...thread, isOnline: event.isOnline };
    case "typing-over":
      return { ...thread, state: { ...thread.state, isStaffTyping: false } };
    case "sending":
      return { ...thread, pending: [...without(thread.pending, event.pending.key), event.pending] };
    case "sent":
      return { ...receive(thread, [event.message]), pending: settle(thread.pending, event) };
    case "delayed":
      return { ...thread, pending: mark(thread.pending, event.key, { delay: event.delay }) };
    case "failed":
      return { ...thread, pending: mark(thread.pending, event.key, { delay: null, failure: event.failure }) };
    case "taken-back":
      return { ...thread, pending: without(thread.pending, event.key) };
    case "over":
      return { ...thread, isOver: true };
  }
}

/** The last number before the first gap: one's own message may be known before an earlier one of the staff. */
export function lastSeqBeforeGap(messages: ChatMessage[]): number {
  const [first] = messages;
  if (!first) return 0;
  const gap = messages.findIndex(({ seq }, index) => seq !== first.seq + index);
  return gap === -1 ? first.seq + messages.length - 1 : first.seq + gap - 1;
}

/** Outgoing messages not yet in the conversation. The stream may bring a message before its own request is answered. */
export function unconfirmedMessages({ pending, messages }: Thread): OutgoingMessage[] {
  const taken = new Set<number>();
  return pending.filter((one) => {
    const here = messages.find((message) => !taken.has(message.seq) && isSame(message, one));
    if (here) taken.add(here.seq);
    return !here;
  });
}

function isSame({ author, kind, seq, text, file }: ChatMessage, pending: OutgoingMessage): boolean {
  const isOwnText = author === "visitor" && kind === "text" && seq > pending.afterSeq;
  return isOwnText && text === pending.text.trim() && (file === null) === (pending.file === null);
}

function load(thread: Thread, view: ChatView): Thread {
  const first = view.messages.at(0)?.seq ?? 0;
  // An erased conversation starts again at one, and a far jump would leave a gap.
  const isOther = isAnother(view.state, thread.state) || first > lastSeqBeforeGap(thread.messages) + 1;
  const fresh = { ...startThread(view), pending: thread.pending };
  if (isOther || thread.isOver) return fresh;
  const messages = merge(thread.messages, view.messages);
  const hasEarlier = messages.at(0)?.seq === first ? view.hasEarlier : thread.hasEarlier;
  return { ...fresh, messages, hasEarlier, arrived: thread.arrived };
}

/** True when the known conversation was erased: messages of another one have the same numbers. */
function isAnother(state: ChatState, known: ChatState): boolean {
  return known.begunAt !== null && state.begunAt !== known.begunAt;
}

function receive(thread: Thread, messages: ChatMessage[]): Thread {
  const known = new Set(thread.messages.map(({ seq }) => seq));
  const fresh = messages.filter(({ seq }) => !known.has(seq));
  if (fresh.length === 0) return thread;
  const arrived = fresh.findLast(({ author }) => author === "staff") ?? thread.arrived;
  return { ...thread, messages: merge(thread.messages, fresh), arrived };
}

function merge(some: ChatMessage[], others: ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** Removes the pending message that this one confirms; another with the same text must not match it again. */
function settle(
  pending: OutgoingMessage[],
  { key, message }: { key: string; message: ChatMessage },
): OutgoingMessage[] {
  return without(pending, key).map((one) => (isSame(message, one) ? { ...one, afterSeq: message.seq } : one));
}

function without(pending: OutgoingMessage[], key: string): OutgoingMessage[] {
  return pending.filter((one) => one.key !== key);
}

function mark(pending: OutgoingMessage[], key: string, change: Partial<OutgoingMessage>): OutgoingMessage[] {
  return pending.map((one) => (one.key === key ? { ...one, ...change } : one));
}
