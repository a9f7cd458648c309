import { shippingZoneSchema } from "@wren/domain";
import { z } from "zod";
import { readContent } from "./content.server.ts";

/** The countries that we ship to, as ISO codes. */
export async function listShippingCountries(): Promise<string[]> {
  const zones = await readContent("shipping-zones", { pagination: { pageSize: 100 } }, z.array(shippingZoneSchema));
  return [...new Set(zones.flatMap(({ countries }) => countries))];
}
