import type { Currency } from "@wren/domain";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { ChatNotice } from "#app/lib/chat-notice.ts";
import type { PageLinkView, WebsiteView } from "#app/lib/content-view.ts";
import { CartLink } from "./cart-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { PreferencesButton } from "./preferences-popover.tsx";
import { SearchLink } from "./search-link.tsx";

type Props = {
  website: WebsiteView | null;
  /** Pages that editors added to the menu. */
  links: readonly PageLinkView[];
  currency: Currency;
  cartItems: number;
  chat: ChatNotice | null;
  /** Shows only the logo: during maintenance every link would lead back to the notice. */
  isBare: boolean;
};

export function Header({ website, links, currency, cartItems, chat, isBare }: Props) {
  const t = useTranslations("layout");
  return (
    <header className="border-b border-rule">
      <div className="header-bar page-width flex h-16 items-center min-[25rem]:gap-2 min-[30rem]:gap-4 md:h-18 md:gap-1 min-[56rem]:gap-4 xl:gap-8">
        <LocalizedLink to="/" aria-label={t("home")} className="mr-auto flex min-h-11 items-center">
          <Logo
            light={website?.logoHeaderLight ?? null}
            dark={website?.logoHeaderDark ?? null}
            className="h-8 w-auto"
          />
        </LocalizedLink>
        {!isBare && (
          <>
            <nav aria-label={t("navigation")} className="hidden gap-4 whitespace-nowrap md:flex lg:gap-6">
              <NavigationLinks className="nav-link" more={links} moreClassName="hidden xl:contents" />
            </nav>
            {/* First in the row, so that nothing beside it moves when a conversation begins. */}
            {chat && <ChatLink notice={chat} />} <SearchLink /> <CartLink items={cartItems} />{" "}
            <PreferencesButton currency={currency} />
            <MobileMenu links={links} />
          </>
        )}
      </div>
    </header>
  );
}
