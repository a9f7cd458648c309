import type { Core } from "@strapi/strapi";

/** SQL condition: the text contains what is bound as `anywhere(…)`, in any case. */
export function holds(strapi: Core.Strapi, text: string): string {
  const like = strapi.db.dialect.client === "postgres" ? "ilike" : "like";
  return `(${text}) ${like} ? escape '!'`;
}

/**
 * Pattern for `holds`. SQLite ignores the case of ASCII letters only, so that any other letter may stand for any
 * character.
 */
export function anywhere(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&").replace(/[^\p{ASCII}]/gu, "_")}%`;
}
