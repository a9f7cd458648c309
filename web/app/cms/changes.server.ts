import { ANY_TYPE, newsSchema } from "@wren/domain";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { log } from "#app/log.server.ts";

/** Short enough that a restarted cms is heard before a visitor notices. */
const RECONNECT_MS = 500;
/** The cms sends a heartbeat every 15 seconds; two missed ones and the connection is dead. */
const SILENCE_MS = 40_000;

export type ChangeListener = {
  /** Connects, and reconnects whenever the connection ends, until `stop`. */
  start(): void;
  stop(): void;
  /** True while the connection to the cms is open. */
  isListening(): boolean;
  /** Registers a callback for changes of published content. */
  onChange(callback: () => void): void;
  /** Registers a callback for news on a topic; null means that any topic may have news. */
  onNews(callback: (topic: string | null) => void): void;
};

/**
 * Listens to the cms for content changes and for news. Events may be missed while disconnected, so a new connection
 * counts as a content change and as news on every topic.
 */
export function createChangeListener(url: URL): ChangeListener {
  const onChange: (() => void)[] = [];
  const onNews: ((topic: string | null) => void)[] = [];
  let isListening = false;
  let stopped = new AbortController();

  function tell({ event: name, data }: EventSourceMessage): void {
    if (name === "hello") {
      isListening = true;
      log.info("changes-heard");
    }
    // News concerns one person, so no shared page has changed.
    if (name !== "news") for (const callback of onChange) callback();
    const topics = mayHaveMissed(name, data) ? [null] : name === "news" ? topicsIn(data) : [];
    for (const topic of topics) for (const callback of onNews) callback(topic);
  }

  async function listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await hear(signal).catch(() => undefined);
      loseTouch(signal);
      await pause(RECONNECT_MS, signal);
    }
  }

  function loseTouch({ aborted: isOnPurpose }: AbortSignal): void {
    if (isListening && !isOnPurpose) log.warn("changes-not-heard");
    isListening = false;
  }

  async function hear(signal: AbortSignal): Promise<void> {
    const silence = createSilenceGuard();
    const response = await fetch(url, {
      headers: { Accept: "text/event-stream" },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return;
    }
    const parser = createParser({ onEvent: tell });
    // A plain TextDecoder takes less than half the time of a `TextDecoderStream`.
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      silence.heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  return {
    start() {
      stopped = new AbortController();
      void listen(stopped.signal); // Ends with `stop` and handles its own failures.
    },
    stop: () => stopped.abort(),
    isListening: () => isListening,
    onChange: (callback) => onChange.push(callback),
    onNews: (callback) => onNews.push(callback),
  };
}

/** True after a reconnect of ours, or of the cms to its database. */
function mayHaveMissed(name: string | undefined, data: string): boolean {
  return name === "hello" || (name === "change" && data.includes(`"${ANY_TYPE}"`));
}

/** The topics of a news event. An unreadable event counts as news on every topic: one request too many does no harm. */
function topicsIn(data: string): (string | null)[] {
  try {
    return [newsSchema.parse(JSON.parse(data)).topic];
  } catch {
    return [null];
  }
}

function createSilenceGuard() {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SILENCE_MS);
  timer.unref();
  return { signal: controller.signal, heard: () => timer.refresh() };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
