import { pathOfEntry, type Locale } from "@wren/domain";
import { listReleases } from "#app/cms/files.server.ts";
import { listAdvisories } from "#app/cms/kb.server.ts";
import { listPublished } from "#app/cms/published.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import { loadTranslations } from "#app/i18n/translations.tsx";
import { atomXml, type FeedEntry } from "#app/lib/atom-feed.ts";
import { FEED_PATH, FILES_PATH, SITEMAP_PATH } from "#app/lib/paths.ts";
import { sitemapXml } from "#app/lib/sitemap.ts";
import { findRedirect } from "#app/visit/guards.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import type { PagePart } from "./page-part.ts";

/** Builds the sitemap or a feed, under the same guards as pages. */
export async function buildDocumentPart(visit: Visit): Promise<PagePart> {
  const redirect = await findRedirect(visit);
  if (redirect) return { answer: redirect, cachePolicy: "none" };
  if (visit.pathname === SITEMAP_PATH) return env.BOTS === "allow" ? buildSitemap() : refuse(404);
  return buildFeed(visit.locale);
}

async function buildSitemap(): Promise<PagePart> {
  const published = await orNull(listPublished());
  return published ? send("application/xml", sitemapXml(published, env.PUBLIC_URL)) : refuse(503);
}

async function buildFeed(locale: Locale): Promise<PagePart> {
  const content = await orNull(Promise.all([listReleases(locale), listAdvisories(locale)]));
  if (!content) return refuse(503);
  const [releases, advisories] = content;
  const [website, t] = await Promise.all([findWebsite(locale), loadTranslations(locale)]);
  const { hostname } = new URL(env.PUBLIC_URL);
  const whole = (path: string) => new URL(localizePath(path, locale), env.PUBLIC_URL).href;
  const page = whole(FILES_PATH);
  const entries: FeedEntry[] = [
    ...releases.map(({ name, title, version, description, releasedOn, sha256, file }) => ({
      // The name and its day identify a release in both languages and at any address of the file (RFC 4151).
      id: `tag:${hostname},${releasedOn}:${encodeURIComponent(name)}`,
      title: `${title} ${version}`,
      summary: [description, `SHA-256: ${sha256}`].filter(Boolean).join(" "),
      updatedAt: `${releasedOn}T00:00:00.000Z`,
      page,
      file: { ...file, href: new URL(file.href, env.PUBLIC_URL).href },
    })),
    ...advisories.map(({ slug, title, summary, updatedAt }) => {
      const address = whole(pathOfEntry("article", slug));
      return { id: address, title: t("feed.advisory", { title }), summary, updatedAt, page: address, file: null };
    }),
  ];
  const author = website?.companyName ?? hostname;
  const feed = { title: t("feed.title"), language: locale, author, self: whole(FEED_PATH), page, entries };
  return send("application/atom+xml", atomXml(feed));
}

/** Null when the cms cannot be reached, which has been logged. */
async function orNull<Content>(content: Promise<Content>): Promise<Content | null> {
  return content.catch(() => null);
}

function send(type: string, xml: string): PagePart {
  const headers = { "Content-Type": `${type}; charset=utf-8` };
  return { answer: new Response(xml, { headers }), cachePolicy: "shared" };
}

function refuse(status: number): PagePart {
  return { answer: new Response(null, { status }), cachePolicy: "none" };
}
