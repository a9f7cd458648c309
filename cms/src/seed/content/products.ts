import type { SeedProduct } from "../entries";
import { phoneCase } from "./products/case";
import { charger } from "./products/charger";
import { nestKey } from "./products/nest-key";
import { wrenMini } from "./products/wren-mini";
import { wrenOne } from "./products/wren-one";
import { wrenSlate } from "./products/wren-slate";

export const products: SeedProduct[] = [wrenMini, wrenOne, wrenSlate, nestKey, charger, phoneCase];
