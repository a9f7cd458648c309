import type { Core } from "@strapi/strapi";

/**
 * Creates each demo entry once: Strapi's key-value store records the created ones, so that an entry deleted or renamed
 * by an editor does not come back.
 */
export async function seedOnce(
  strapi: Core.Strapi,
  { list, name }: { list: string; name: string },
  make: () => Promise<void>,
): Promise<void> {
  const store = strapi.store({ type: "core", name: "wren", key: list });
  const done = ((await store.get({})) as string[] | null) ?? [];
  if (done.includes(name)) return;
  await make();
  await store.set({ value: [...done, name] });
}
