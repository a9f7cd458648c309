import { deskNewsSchema, type DeskNews } from "@wren/domain";
import { createEventReader } from "./event-stream";

/** The server gives a sign of life more often than that. */
const SILENCE_MS = 40_000;

export type EventHandlers = {
  onHello: () => void;
  onNews: (news: DeskNews) => void;
  /** Whenever anything came, were it only a sign of life. */
  onSign: () => void;
};

/** Reads the desk's events until they end, fall silent, or nobody wants them any more. */
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
