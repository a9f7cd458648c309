import { log } from "#app/log.server.ts";

/** Soon enough that a restarted cms is heard before a visitor could notice. */
const RECONNECT_MS = 500;
/** The cms sends a heartbeat every 15 seconds; two missed ones and the connection is dead. */
const SILENCE_MS = 40_000;

export type ChangeListener = {
  /** Connects, and connects again whenever the connection ends, until `stop`. */
  start(): void;
  stop(): void;
  /** True while the cms would tell us of a change. */
  isListening(): boolean;
  onChange(callback: () => void): void;
};

/**
 * Hears from the cms that content changed. Whoever was not connected may have missed something, so a new
 * connection counts as a change too.
 */
export function createChangeListener(url: URL): ChangeListener {
  const callbacks: (() => void)[] = [];
  let isListening = false;
  let stopped = new AbortController();

  function tell(): void {
    for (const callback of callbacks) callback();
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
    for await (const event of readEvents(response.body, silence.heard)) {
      if (event === "hello") {
        isListening = true;
        log.info("changes-heard");
      }
      tell();
    }
  }

  return {
    start() {
      stopped = new AbortController();
      void listen(stopped.signal); // It ends with `stop` and handles its own failures.
    },
    stop: () => stopped.abort(),
    isListening: () => isListening,
    onChange: (callback) => callbacks.push(callback),
  };
}

/** The names of the stream's events; their data does not matter here. Comments are heartbeats. */
async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    onBytes();
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const name = /^event:\s*(\S+)/.exec(line)?.[1];
      if (name) yield name;
    }
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
