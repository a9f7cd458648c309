import { websiteSchema, type Locale, type Website } from "@wren/domain";
import type { Logo, WebsiteView } from "#app/lib/content-view.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";

const PICTURE = { fields: ["url", "name", "width", "height", "formats"] };

const WEBSITE_QUERY = {
  fields: ["id", "companyName", "companyStreet", "companyTown"],
  populate: {
    supportHours: true,
    footerNote: true,
    socialImage: PICTURE,
    logoHeaderLight: PICTURE,
    logoHeaderDark: PICTURE,
    logoFooterLight: PICTURE,
    logoFooterDark: PICTURE,
  },
};

/** One entry holds both languages, and the cache keeps one reading of it. */
const websiteViewsSchema = websiteSchema
  .transform((website) => ({ en: toView(website, "en"), de: toView(website, "de") }))
  .nullable();

/** The site's settings, or null: a page without logos is better than no page (spec, section 8). */
export async function findWebsite(locale: Locale): Promise<WebsiteView | null> {
  try {
    const views = await readContent("website", WEBSITE_QUERY, websiteViewsSchema);
    return views?.[locale] ?? null;
  } catch {
    // The failed call has already been logged.
    return null;
  }
}

/** Our name and address, a line each; empty when they are not known. */
export async function findPostalAddress(locale: Locale): Promise<string[]> {
  const website = await findWebsite(locale);
  return website ? [website.companyName, ...website.companyAddress] : [];
}

function toView(website: Website, locale: Locale): WebsiteView {
  return {
    companyName: website.companyName,
    companyAddress: [website.companyStreet, website.companyTown].filter((line) => line !== null),
    supportHours: website.supportHours?.[locale] ?? null,
    footerNote: website.footerNote?.[locale] ?? null,
    socialImage: website.socialImage && toImage(website.socialImage).src,
    logoHeaderLight: toLogo(website.logoHeaderLight),
    logoHeaderDark: toLogo(website.logoHeaderDark),
    logoFooterLight: toLogo(website.logoFooterLight),
    logoFooterDark: toLogo(website.logoFooterDark),
  };
}

/** A logo needs only one file, not the widths of a large picture. */
function toLogo(logo: Website["logoHeaderLight"]): Logo | null {
  return logo && { src: toImage(logo).src, width: logo.width, height: logo.height };
}
