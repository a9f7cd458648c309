import type { Core } from "@strapi/strapi";

/** Creates one instance for each running Strapi, at its first use. @returns the function that gets it */
export function perStrapi<Thing>(make: (strapi: Core.Strapi) => Thing): (strapi: Core.Strapi) => Thing {
  const made = new WeakMap<Core.Strapi, { thing: Thing }>();
  return (strapi) => {
    const known = made.get(strapi) ?? { thing: make(strapi) };
    made.set(strapi, known);
    return known.thing;
  };
}
