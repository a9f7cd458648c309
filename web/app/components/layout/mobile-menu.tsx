import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { PageLinkView } from "#app/lib/content-view.ts";
import { isNarrowWindow, useIsMobile } from "#app/lib/use-is-mobile.ts";
import { NavigationLinks } from "./navigation-links.tsx";

const MENU_ID = "menu";

/** The full-screen menu of narrow windows. The browser opens and closes it; scripts close it in three more cases. */
export function MobileMenu({ links }: { links: readonly PageLinkView[] }) {
  const t = useTranslations("layout");
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isMobile = useIsMobile();

  const openedOn = useRef(pathname);

  // Closes when another page has come or the window grew past the breakpoint. A menu that was opened before hydration
  // stays open.
  useEffect(() => {
    const isElsewhere = openedOn.current !== pathname;
    openedOn.current = pathname;
    if (isElsewhere || !isNarrowWindow()) hide(menu.current);
  }, [pathname, isMobile]);

  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={MENU_ID} className="bar-button">
        <Icon name="menu" />
        <span className="bar-word-menu text-sm">{t("menu")}</span>
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" role="dialog" aria-label={t("menu")} className="mobile-menu">
        <div className="flex justify-end">
          {/* Takes the focus when the menu opens, so that Escape returns it. */}
          <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" autoFocus className="bar-button">
            <Icon name="close" />
            <span className="text-sm">{t("closeMenu")}</span>
          </button>
        </div>
        {/* A link to the current page causes no navigation, but should close the menu too. */}
        <nav
          aria-label={t("navigation")}
          onClick={({ target }) => {
            if (target instanceof HTMLAnchorElement) hide(menu.current);
          }}
        >
          <NavigationLinks className="mobile-menu-link" more={links} />
        </nav>
      </div>
    </div>
  );
}

function hide(menu: HTMLElement | null): void {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
