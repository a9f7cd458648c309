import type { Core } from "@strapi/strapi";

/** Makes one of something for each running Strapi, when it is first asked for. @returns the way to ask */
export function perStrapi<Thing>(make: (strapi: Core.Strapi) => Thing): (strapi: Core.Strapi) => Thing {
  const made = new WeakMap<Core.Strapi, { thing: Thing }>();
  return (strapi) => {
    const known = made.get(strapi) ?? { thing: make(strapi) };
    made.set(strapi, known);
    return known.thing;
  };
}
