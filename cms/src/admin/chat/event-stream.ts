export type ServerEvent = { type: string; data: string };

/**
 * Takes a stream of server-sent events apart, however its pieces were cut. Comments, which are only a sign of
 * life, are passed over.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    // A carriage return at the end may be the half of a line's end.
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
