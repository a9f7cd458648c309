import { band, button, dot, heading, mark, picture, rule, sketch, text } from "./sketch";

const COLUMNS = [20, 100, 180] as const;
const ROWS = [38, 54, 70, 86] as const;

const inColumns = (draw: (x: number, index: number) => string) => COLUMNS.map(draw).join("");
const inRows = (draw: (y: number) => string) => ROWS.map(draw).join("");

/** Sketches of the blocks for the picker, whose tiles are too small for more. */
export const blockPictures: Record<string, string> = {
  "blocks.hero": sketch(
    heading(20, 22, 100),
    heading(20, 34, 70),
    text(20, 50, 95),
    button(20, 72),
    picture(145, 12, 105, 76),
  ),
  "blocks.text": sketch(heading(20, 14, 90), text(20, 32, 180, 7)),
  "blocks.table": sketch(
    heading(20, 14, 80),
    inRows((y) => rule(20, y - 6, 230) + text(20, y, 60, 1) + text(110, y, 110, 1)),
  ),
  "blocks.feature-grid": sketch(
    heading(20, 14, 90),
    inColumns((x) => heading(x, 36, 45) + text(x, 52, 66, 4)),
  ),
  "blocks.image-text": sketch(picture(20, 14, 110, 72), heading(150, 22, 80), text(150, 40, 96, 5)),
  "blocks.steps": sketch(
    heading(20, 12, 80),
    inColumns((x, index) => dot(x + 7, 40) + mark(x + 7, 43.5, String(index + 1)) + text(x, 58, 66, 4)),
  ),
  "blocks.quote": sketch(mark(40, 58, "“"), text(62, 30, 170, 3), heading(62, 62, 60)),
  "blocks.faq-list": sketch(
    heading(20, 14, 80),
    inRows((y) => rule(20, y - 6, 230) + text(20, y, 130, 1) + dot(242, y + 2, 3)),
  ),
  "blocks.call-to-action": sketch(
    band(12, 76),
    heading(75, 28, 120),
    text(65, 44, 140, 1),
    button(87, 60),
    text(143, 64, 40, 1),
  ),
  "blocks.product-teaser": sketch(
    heading(20, 10, 80),
    inColumns((x) => picture(x, 28, 66, 42) + heading(x, 76, 40) + text(x, 89, 26, 1)),
  ),
  "blocks.fact-line": sketch(
    rule(20, 32, 230),
    [20, 82, 144, 206].map((x) => heading(x, 42, 36) + text(x, 56, 44, 1)).join(""),
    rule(20, 68, 230),
  ),
  "blocks.costs": sketch(
    heading(20, 12, 80),
    inColumns((x) => text(x, 34, 40, 1) + heading(x, 44, 56) + rule(x, 60, 66) + text(x, 68, 66, 3)),
  ),
  "blocks.comparison": sketch(
    [90, 148, 206].map((x) => picture(x, 10, 42, 32) + heading(x, 46, 30)).join(""),
    [62, 75, 88].map((y) => rule(20, y - 4, 230) + text(20, y, 48, 1)).join(""),
    [62, 75, 88].flatMap((y) => [90, 148, 206].map((x) => text(x, y, 34, 1))).join(""),
  ),
  "blocks.shipping": sketch(
    heading(20, 14, 80),
    inRows((y) => rule(20, y - 6, 230) + text(20, y, 90, 1) + text(140, y, 30, 1) + text(210, y, 40, 1)),
  ),
  "blocks.switch": sketch(
    picture(0, 0, 270, 100),
    band(74, 26),
    heading(20, 83, 60),
    dot(236, 87, 8),
    rule(200, 86, 26),
  ),
  "blocks.wide-picture": sketch(
    picture(0, 0, 270, 66),
    inColumns((x) => heading(x, 74, 40) + text(x, 87, 60, 1)),
  ),
};
