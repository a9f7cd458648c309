import { crc32, inflateSync } from "node:zlib";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawPng } from "./png.server.ts";
import { drawQrCode } from "./qr-code.server.ts";

const URI = `monero:8${"A1b2C3d4E5".repeat(9)}WXYZ?tx_amount=0.689656`;

/** Reads the kinds of PNG that we write and verifies every checksum. */
function readPng(png: Buffer): { width: number; height: number; isBlack: (x: number, y: number) => boolean } {
  expect(png.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString("latin1"), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
  const header = chunks.get("IHDR") ?? Buffer.alloc(0);
  // One bit per pixel, greyscale, standard compression and filter, not interlaced.
  expect([...header.subarray(8)]).toEqual([1, 0, 0, 0, 0]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const rowBytes = 1 + Math.ceil(width / 8);
  expect(rows.length).toBe(rowBytes * height);
  const isBlack = (x: number, y: number) => ((rows[y * rowBytes + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
  return { width, height, isBlack };
}

test("a picture holds the dots that it was drawn from", () => {
  const dots = [
    [true, false, true],
    [false, true, false],
  ];
  const { width, height, isBlack } = readPng(drawPng(dots, 3));
  expect([width, height]).toEqual([9, 6]);
  const read = dots.map((row, y) => row.map((_, x) => isBlack(x * 3 + 2, y * 3)));
  expect(read).toEqual(dots);
});

test("a code is black on white, with the white edge that cameras need, and says what it was given", () => {
  const { width, height, isBlack } = readPng(drawQrCode(URI));
  // The library's code for the same text, without a border.
  const { data, size } = encode(URI, { ecc: "M", border: 0 });
  expect(width).toBe((size + 8) * 8);
  expect(height).toBe(width);
  const edge = [...Array(width).keys()].filter((x) => isBlack(x, 0) || isBlack(x, 31) || isBlack(0, x));
  expect(edge).toEqual([]);
  const read = data.map((row, y) => row.map((_, x) => isBlack((x + 4) * 8, (y + 4) * 8 + 7)));
  expect(read).toEqual(data);
});
