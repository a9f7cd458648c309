import { RpcFailure } from "./rpc-failure";

/** A string, or an integer that may be too long for a JavaScript number. */
const STRING_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])\d{16,}(?![\d.eE])/g;

/** Parses JSON with long integers as strings: as numbers they would be rounded, and amounts of Monero are long. */
export function parseExactJson(text: string): unknown {
  const exact = text.replace(STRING_OR_LONG_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`));
  try {
    return JSON.parse(exact);
  } catch {
    throw new RpcFailure("not-json");
  }
}
