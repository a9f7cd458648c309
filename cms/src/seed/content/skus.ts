import type { SeedSku } from "../entries";

const GRAPHITE = { variant: "graphite", variantNameEn: "Graphite", variantNameDe: "Graphit" };
const WHITE = { variant: "white", variantNameEn: "White", variantNameDe: "Weiss" };
const RED = { variant: "red", variantNameEn: "Red", variantNameDe: "Rot" };
const GREY = { variant: "grey", variantNameEn: "Grey", variantNameDe: "Grau" };

const WREN_ONE = { productSlug: "wren-one", priceChf: 899_00, priceUsd: 999_00, priceEur: 929_00 };
const WREN_MINI = { productSlug: "wren-mini", priceChf: 699_00, priceUsd: 779_00, priceEur: 729_00 };
const WREN_SLATE = { productSlug: "wren-slate", priceChf: 1149_00, priceUsd: 1279_00, priceEur: 1199_00 };
const NEST_KEY = { productSlug: "nest-key", priceChf: 49_00, priceUsd: 55_00, priceEur: 52_00 };
const CHARGER = { productSlug: "charger", priceChf: 39_00, priceUsd: 44_00, priceEur: 41_00 };
const CASE = { productSlug: "case", priceChf: 35_00, priceUsd: 39_00, priceEur: 37_00 };

/** In the order of a product's variants. */
export const skus: SeedSku[] = [
  { code: "WREN-MINI-WHITE", ...WREN_MINI, ...WHITE, picture: "wren-mini", stock: 80 },
  { code: "WREN-ONE-GRAPHITE", ...WREN_ONE, ...GRAPHITE, picture: "wren-one", stock: 120 },
  { code: "WREN-ONE-WHITE", ...WREN_ONE, ...WHITE, picture: "wren-one-white", stock: 60 },
  { code: "WREN-ONE-RED", ...WREN_ONE, ...RED, picture: "wren-one-red", stock: 40 },
  { code: "WREN-SLATE-GRAPHITE", ...WREN_SLATE, ...GRAPHITE, picture: "wren-slate", stock: 50 },
  { code: "NEST-KEY-GRAPHITE", ...NEST_KEY, ...GRAPHITE, picture: "nest-key", stock: 200 },
  { code: "NEST-KEY-GREY", ...NEST_KEY, ...GREY, picture: "nest-key", stock: 200 },
  { code: "CHARGER", ...CHARGER, picture: "charger", stock: 150 },
  { code: "CASE-GREY", ...CASE, ...GREY, picture: "case-grey", stock: 90 },
  { code: "CASE-RED", ...CASE, ...RED, picture: "case-red", stock: 4 },
];
