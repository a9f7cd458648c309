import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 1;
const GREYSCALE = 0;

/** A PNG of black (true) and white dots, one bit per pixel. @param scale width and height of a dot in pixels */
export function drawPng(dots: readonly (readonly boolean[])[], scale: number): Buffer {
  const side = (dots[0]?.length ?? 0) * scale;
  const rows = dots.flatMap((row) => Array<Buffer>(scale).fill(packRow(row, scale)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([BIT_DEPTH, GREYSCALE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Packs a row as PNG wants it: the filter (none), then eight pixels a byte, white ones set. */
function packRow(row: readonly boolean[], scale: number): Buffer {
  const packed = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x++) {
    if (!row[Math.floor(x / scale)]) packed[1 + (x >> 3)] = (packed[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return packed;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
