import type { Core } from "@strapi/strapi";

/**
 * The part of an address below the content api, as the router reads it: it knows neither case nor slashes at the end,
 * so whoever guards a path must not either.
 * @returns null for everything else: the admin, uploads
 */
export function contentApiPath(strapi: Core.Strapi, path: string): string | null {
  const prefix = `${strapi.config.get<string>("api.rest.prefix", "/api")}/`.toLowerCase();
  const read = path.toLowerCase().replace(/\/+$/, "");
  return read.startsWith(prefix) ? read.slice(prefix.length - 1) : null;
}
