export type ServerEvent = { type: string; data: string };

/** Parses a stream of server-sent events, however its pieces were cut. Comments (heartbeats) are skipped. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    // A carriage return at the end may be the first half of a CRLF.
    const text = rest + piece;
    const blocks = text.replace(/\r\n/g, "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) onEvent(event);
    }
  };
}

function readBlock(block: string): ServerEvent | null {
  let type = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field = "", value = ""] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === "event") type = value;
    if (field === "data") data.push(value);
  }
  return data.length > 0 ? { type, data: data.join("\n") } : null;
}
