import { encode } from "uqr";
import { drawPng } from "./png.server.ts";

/** White border that cameras need, in dots. */
const QUIET_ZONE_DOTS = 4;
/** Sharp on dense screens and on paper, in whole pixels. */
const DOT_PIXELS = 8;

/** A QR code, always black on white, because many cameras cannot read it inverted. */
export function drawQrCode(text: string): Buffer {
  const { data } = encode(text, { ecc: "M", border: QUIET_ZONE_DOTS });
  return drawPng(data, DOT_PIXELS);
}
