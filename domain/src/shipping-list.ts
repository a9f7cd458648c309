import { parseOrderNumber } from "./order-number.js";
import { linesWithoutUnseen } from "./typed-text.js";

/** One line of a list of parcels. */
export type ShippingLine = {
  /** Counted from 1, as editors show it. */
  position: number;
  text: string;
  /** The order's number as it is stored; null when the text has none. */
  number: string | null;
  /** Empty when the line has none. */
  trackingNumber: string;
};

/** Between two cells: what spreadsheets export and copy, or at least one space. */
const SEPARATOR = /\s*[,;\t]\s*|\s+/;

/**
 * Reads a list of order numbers and tracking numbers, pasted from anywhere or out of a CSV file. Empty lines are left
 * out, and so is a first line of headings. Cells behind the second one are ignored.
 */
export function parseShippingList(text: string): ShippingLine[] {
  const lines = linesWithoutUnseen(text)
    .split("\n")
    .map((line, index) => parseLine(line.trim(), index + 1))
    .filter((line) => line.text !== "");
  const [first, ...rest] = lines;
  return first && !/\d/.test(first.text) ? rest : lines;
}

function parseLine(text: string, position: number): ShippingLine {
  const unquoted = text.replaceAll('"', "");
  const [numberCell = ""] = unquoted.split(SEPARATOR, 1);
  const rest = unquoted.slice(numberCell.length).replace(/^\s*[,;\t]?\s*/, "");
  const [trackingNumber = ""] = rest.split(/[,;\t]/, 1);
  return { position, text, number: parseOrderNumber(numberCell), trackingNumber: trackingNumber.trim() };
}
