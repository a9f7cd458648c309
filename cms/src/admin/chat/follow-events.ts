import { deskNewsSchema, type DeskNews } from "@wren/domain";
import { createEventReader } from "./event-stream";

/** The server sends a heartbeat more often than this. */
const SILENCE_MS = 40_000;

export type EventHandlers = {
  onHello: () => void;
  onNews: (news: DeskNews) => void;
  /** Called whenever anything arrives, even a heartbeat. */
  onSign: () => void;
};

/** Reads the desk's events until the stream ends, falls silent, or is aborted. */
export async function followEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  handlers: EventHandlers,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const { ok, body } = await open(AbortSignal.any([signal, silence.signal]));
    if (!ok || !body) return;
    const read = createEventReader((event) => {
      if (event.type === "hello") handlers.onHello();
      if (event.type === "news") handlers.onNews(deskNewsSchema.parse(JSON.parse(event.data)));
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      handlers.onSign();
      read(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
