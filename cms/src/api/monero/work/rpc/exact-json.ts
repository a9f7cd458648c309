import { RpcFailure } from "./rpc-failure";

/** A string, or a whole number that may be too long for JavaScript's. */
const STRING_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])\d{16,}(?![\d.eE])/g;

/** JSON whose long whole numbers come as texts: as numbers they would be rounded, and sums of Monero are long. */
export function parseExactJson(text: string): unknown {
  const exact = text.replace(STRING_OR_LONG_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`));
  try {
    return JSON.parse(exact);
  } catch {
    throw new RpcFailure("not-json");
  }
}
