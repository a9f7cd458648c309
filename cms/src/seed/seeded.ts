import type { Core } from "@strapi/strapi";

/**
 * Makes each demo entry once: Strapi's own key-value store remembers which were made, so what an editor
 * deletes or renames afterwards does not come back.
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
