import { setImmediate as giveWay } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { isPageSlug, type Locale } from "@wren/domain";
import type { SearchDocument } from "../../../platform/search/documents";
import { readArticles } from "../../kb/work/read-articles";
import { foundId } from "./found-id";
import { textOfBlocks } from "./text-of-blocks";

type Read = (strapi: Core.Strapi, locale: Locale) => Promise<SearchDocument[]>;

const BLOCKS = { blocks: { populate: "*" } } as const;

/** Everything that visitors can open in a language. */
export async function readSite(strapi: Core.Strapi, locale: Locale): Promise<SearchDocument[]> {
  const all: SearchDocument[] = [];
  for (const read of [readPages, readProducts, readServices, readResources, readFiles, readKb]) {
    all.push(...(await read(strapi, locale)));
    await giveWay(); // Long texts take long to parse.
  }
  return all;
}

const readPages: Read = async (strapi, locale) => {
  const pages = await strapi.documents("api::page.page").findMany({ locale, status: "published", populate: BLOCKS });
  return pages.flatMap(({ slug, title, description, blocks }) =>
    slug && isPageSlug(slug) ? toDocument(foundId("page", slug), title, description, textOfBlocks(blocks)) : [],
  );
};

const readProducts: Read = async (strapi, locale) => {
  const populate = { ...BLOCKS, specs: true } as const;
  const products = await strapi.documents("api::product.product").findMany({ locale, status: "published", populate });
  return products.map(({ slug, name, tagline, description, box, specs, blocks }) => {
    const body = [tagline ?? "", textOfBlocks(box), textOfBlocks(specs), textOfBlocks(blocks)].join("\n");
    return toDocument(foundId("product", slug ?? ""), name, description, body);
  });
};

const readServices: Read = async (strapi, locale) => {
  const services = await strapi
    .documents("api::service.service")
    .findMany({ locale, status: "published", populate: BLOCKS });
  return services.map(({ slug, name, tagline, description, blocks }) =>
    toDocument(foundId("service", slug ?? ""), name, description, `${tagline ?? ""}\n${textOfBlocks(blocks)}`),
  );
};

const readResources: Read = async (strapi, locale) => {
  const resources = await strapi
    .documents("api::resource.resource")
    .findMany({ locale, status: "published", populate: BLOCKS });
  return resources.map(({ slug, title, description, blocks }) =>
    toDocument(foundId("resource", slug ?? ""), title, description, textOfBlocks(blocks)),
  );
};

const readFiles: Read = async (strapi, locale) => {
  const files = await strapi
    .documents("api::support-file.support-file")
    .findMany({ filters: { active: true }, populate: { title: true, description: true } });
  // A file for several platforms has one title, and all lead to the same page: one result is enough.
  const byTitle = new Map(files.toReversed().map((file) => [file.title?.[locale], file]));
  return [...byTitle.values()].map(({ documentId, title, description, version }) =>
    toDocument(foundId("file", documentId), title?.[locale], description?.[locale], version ?? ""),
  );
};

const readKb: Read = async (strapi, locale) => {
  const articles = await readArticles(strapi, locale);
  return articles.map((article) => ({ ...article, id: foundId("article", article.id) }));
};

function toDocument(id: string, title?: string | null, summary?: string | null, body = ""): SearchDocument {
  return { id, title: title ?? "", summary: summary ?? "", keywords: "", body };
}
