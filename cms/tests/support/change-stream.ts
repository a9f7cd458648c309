import { changeSchema } from "@wren/domain";

const DEADLINE_MS = 10_000;

/** Listens to the change events of a cms, as web does. */
export async function openChangeStream(cmsUrl: string) {
  const aborted = new AbortController();
  const response = await fetch(`${cmsUrl}/api/changes`, { signal: aborted.signal });
  if (!response.body) throw new Error("The stream has no body");
  const events = readEvents(response.body);

  async function next() {
    const { value } = await withDeadline(events.next());
    return value ?? null;
  }

  const hello = await next();
  return {
    headers: response.headers,
    hello,
    next,
    /** The type of the next change. */
    nextType: async () => {
      const event = await next();
      return event?.name === "change" ? changeSchema.parse(JSON.parse(event.data)).type : null;
    },
    close: () => aborted.abort(),
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (name) yield { name, data };
    }
  }
}

async function withDeadline<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No event came")), DEADLINE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
