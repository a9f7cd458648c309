import { websiteSchema, type Website } from "@wren/domain";
import type { WebsiteView } from "#app/lib/content-view.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";

const PICTURE = { fields: ["url", "name", "width", "height", "formats"] };

const WEBSITE_QUERY = {
  fields: ["id", "companyName"],
  populate: {
    socialImage: PICTURE,
    logoHeaderLight: PICTURE,
    logoHeaderDark: PICTURE,
    logoFooterLight: PICTURE,
    logoFooterDark: PICTURE,
  },
};

/** The site's settings, or null: a page without its logos beats no page (spec, section 8). */
export async function findWebsite(): Promise<WebsiteView | null> {
  try {
    const website = await readContent("website", WEBSITE_QUERY, websiteSchema.nullable());
    return website ? toView(website) : null;
  } catch {
    // Already logged where it failed.
    return null;
  }
}

function toView(website: Website): WebsiteView {
  return {
    companyName: website.companyName,
    socialImage: website.socialImage && toImage(website.socialImage).src,
    logoHeaderLight: website.logoHeaderLight && toImage(website.logoHeaderLight),
    logoHeaderDark: website.logoHeaderDark && toImage(website.logoHeaderDark),
    logoFooterLight: website.logoFooterLight && toImage(website.logoFooterLight),
    logoFooterDark: website.logoFooterDark && toImage(website.logoFooterDark),
  };
}
