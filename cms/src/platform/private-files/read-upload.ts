import type { IncomingMessage } from "node:http";

/** The body as it was sent; null when it is too long. The excess is read to its end and dropped. */
export async function readAtMost(request: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  return length > mostBytes ? null : Buffer.concat(chunks);
}

/** Decodes a file's name from its header; a malformed one gives an empty name. */
export function decodeName(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return "";
  }
}
