import { encode } from "uqr";
import { drawPng } from "./png.server.ts";

/** Cameras need this much white around the code, in dots. */
const QUIET_ZONE_DOTS = 4;
/** Sharp on dense screens and on paper, and no dot is ever half a pixel. */
const DOT_PIXELS = 8;

/** A text for cameras. Always black on white: many of them do not read it the other way round. */
export function drawQrCode(text: string): Buffer {
  const { data } = encode(text, { ecc: "M", border: QUIET_ZONE_DOTS });
  return drawPng(data, DOT_PIXELS);
}
