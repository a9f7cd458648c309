import type { Core } from "@strapi/strapi";

/**
 * Path below the content API, normalised as the router does it: it ignores case and trailing slashes, so guards of a
 * path must, too.
 * @returns null for everything else: the admin, uploads
 */
export function contentApiPath(strapi: Core.Strapi, path: string): string | null {
  const prefix = `${strapi.config.get<string>("api.rest.prefix", "/api")}/`.toLowerCase();
  const read = path.toLowerCase().replace(/\/+$/, "");
  return read.startsWith(prefix) ? read.slice(prefix.length - 1) : null;
}
