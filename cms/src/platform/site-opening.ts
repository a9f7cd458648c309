import type { Core } from "@strapi/strapi";

type SiteOpening = { openedAt: string | null };

/** Exists for a site of one's own; the demo has none and is open to all. */
function record(strapi: Core.Strapi) {
  const store = strapi.store({ type: "core", name: "wren", key: "site_opening" });
  return {
    read: async () => (await store.get({})) as SiteOpening | null,
    write: (opening: SiteOpening) => store.set({ value: opening }),
  };
}

/** True from the first start of a site of one's own until somebody opens it. */
export async function isSiteClosed(strapi: Core.Strapi): Promise<boolean> {
  const opening = await record(strapi).read();
  return opening?.openedAt === null;
}

export async function isOwnSite(strapi: Core.Strapi): Promise<boolean> {
  return (await record(strapi).read()) !== null;
}

/** Begins a site of one's own, closed. Does nothing if it has begun. */
export async function beginOwnSite(strapi: Core.Strapi): Promise<void> {
  if (!(await isOwnSite(strapi))) await record(strapi).write({ openedAt: null });
}

export async function setSiteOpen(strapi: Core.Strapi, now: Date): Promise<void> {
  await record(strapi).write({ openedAt: now.toISOString() });
}
