// The outlines of the captcha's letters, from three fonts under the SIL Open Font License (Inter, Bitter, Baloo 2).
//   npm install --prefix /some/folder opentype.js@1.3.4 @fontsource/inter @fontsource/bitter @fontsource/baloo-2
//   node art/make-captcha-glyphs.mjs /some/folder > cms/src/api/captcha/work/glyphs.json
// Curves become short straight lines, so that the picture can bend them; capitals are 700 units high, y points down.
import { createRequire } from "node:module";
import path from "node:path";

const [folder = "."] = process.argv.slice(2);
const require = createRequire(path.resolve(folder, "package.json"));
const { loadSync } = require("opentype.js");

const CHARACTERS = "ABDEGHKLMPRSTUWZ";
const FONTS = ["inter", "bitter", "baloo-2"];
const CAPITAL_HEIGHT = 700;
const STEPS_A_CURVE = 5;

const glyphs = Object.fromEntries([...CHARACTERS].map((character) => [character, FONTS.map((font) => outline(font, character))]));
process.stdout.write(`${JSON.stringify(glyphs)}\n`);

function outline(name, character) {
  const font = loadSync(require.resolve(`@fontsource/${name}/files/${name}-latin-700-normal.woff`));
  const box = font.charToGlyph("H").getBoundingBox();
  const size = (CAPITAL_HEIGHT / (box.y2 - box.y1)) * font.unitsPerEm;
  const contours = [];
  let [x, y] = [0, 0];
  for (const command of font.charToGlyph(character).getPath(0, 0, size).commands) {
    if (command.type === "M") contours.push([]);
    if (command.type === "Z") continue;
    const at = pointOf(command, x, y);
    const steps = command.type === "Q" || command.type === "C" ? STEPS_A_CURVE : 1;
    for (let step = 1; step <= steps; step += 1) contours.at(-1).push(...at(step / steps).map(Math.round));
    ({ x, y } = command);
  }
  return contours;
}

function pointOf({ type, x1, y1, x2, y2, x, y }, fromX, fromY) {
  if (type === "Q") return (t) => [quadratic(fromX, x1, x, t), quadratic(fromY, y1, y, t)];
  if (type === "C") return (t) => [cubic(fromX, x1, x2, x, t), cubic(fromY, y1, y2, y, t)];
  return () => [x, y];
}

function quadratic(a, b, c, t) {
  return (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
}

function cubic(a, b, c, d, t) {
  return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
}
