import type { StrapiApp } from "@strapi/strapi/admin";

/** Strapi's own sites: plugins to buy, documentation for developers, plans. */
const STRAPI_SITES = 'a[href*="//strapi.io"], a[href*=".strapi.io"]';

/**
 * Leaves out what would lead staff to Strapi's own sites. Its menu asks for a permission, which nobody gets here, the
 * super admin neither; everything else is a link somewhere in its pages.
 */
export function leaveOutForeignLinks(app: StrapiApp): void {
  app.addRBACMiddleware(
    () => (next) => (permissions) => next(permissions.filter(({ action }) => action !== "admin::marketplace.read")),
  );
  const styles = new CSSStyleSheet();
  styles.replaceSync(`${STRAPI_SITES} { display: none !important; }`);
  document.adoptedStyleSheets.push(styles);
}
