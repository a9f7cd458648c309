/** Movements that staff record: goods that came, came back or broke, a count of the shelf, a corrected mistake. */
export const STAFF_MOVEMENT_KINDS = ["received", "returned", "damaged", "counted", "corrected"] as const;

export type StaffMovementKind = (typeof STAFF_MOVEMENT_KINDS)[number];

export const STOCK_MOVEMENT_KINDS = [
  /** The stock that an article began with. */
  "opening",
  ...STAFF_MOVEMENT_KINDS,
  /** Taken from sale by an order, paid or not. */
  "sold",
  /** For sale again: the order ended before its articles were shipped, or lost its reservation. */
  "released",
] as const;

export type StockMovementKind = (typeof STOCK_MOVEMENT_KINDS)[number];

/** More units are a typing mistake. */
export const MAX_MOVED_UNITS = 999_999;

/** Threshold of a shop that has set none. */
export const DEFAULT_LOW_STOCK = 5;

/** `number` is what lies on the shelf for a count, a difference for a correction, and units for the others. */
export type TypedMovement = { kind: StaffMovementKind; number: number };

/** Units for sale, and units that orders keep until they are shipped. A count of the shelf finds both. */
export type ShelfUnits = { stock: number; kept: number };

/** Change of the stock for sale by a movement. */
export function stockChange({ kind, number }: TypedMovement, { stock, kept }: ShelfUnits): number {
  switch (kind) {
    case "received":
    case "returned":
    case "corrected":
      return number;
    case "damaged":
      return -number;
    case "counted":
      return number - kept - stock;
  }
}
