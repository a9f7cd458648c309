// logo/app-icon.svg -> the icons that browsers and home screens ask for, in ../web/public. Usage: node make-icons.mjs
import fs from "node:fs";
import { createRequire } from "node:module";

const here = new URL(".", import.meta.url).pathname;
const sharp = createRequire(new URL("./.tools/", import.meta.url))("sharp");

const rounded = fs.readFileSync(here + "logo/app-icon.svg", "utf8");
// Phones cut their own shape out of these: the ground reaches the edge, and the bird stays in the inner four fifths.
const square = rounded.replace(' rx="20"', "");
const maskable = square.replace("translate(16.2 21.5)", "translate(22.6 26.8) scale(0.8)");

async function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** An ICO file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, file }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(file.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += file.length;
  }
  return Buffer.concat([header, ...pictures.map(({ file }) => file)]);
}

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, file: await png(rounded, size) })));
const icons = {
  "favicon.ico": ico(small),
  "apple-touch-icon.png": await png(square, 180),
  "icon-192.png": await png(rounded, 192),
  "icon-maskable.png": await png(maskable, 512),
};
for (const [name, file] of Object.entries(icons)) {
  fs.writeFileSync(`${here}../web/public/${name}`, file);
  console.log(`${name}: ${file.length} bytes`);
}
