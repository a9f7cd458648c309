export type StreamEvent = { name: string; data: string };

/** The named events of a stream of server-sent events, as they come. Comments are heartbeats and only bytes. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event:\s*(\S+)/m.exec(block)?.[1];
      if (name) yield { name, data: /^data:[ \t]*(.*)$/m.exec(block)?.[1] ?? "" };
    }
  }
}
