import type { Currency } from "@wren/domain";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Toaster } from "#app/components/ui/toaster.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { isChatPage, type ChatNotice } from "#app/lib/chat-notice.ts";
import type { PageLinks, WebsiteView } from "#app/lib/content-view.ts";
import { FLASHES, type FlashCode } from "#app/lib/flash.ts";
import { CHAT_PATH, CHECKOUT_PATH } from "#app/lib/paths.ts";
import type { PreviewView } from "#app/lib/preview.ts";
import { showToast } from "#app/lib/toast-store.ts";
import { makeToast, type Toast } from "#app/lib/toast.ts";
import { useChatNotice } from "#app/lib/use-chat-notice.ts";
import { useTitleCount } from "#app/lib/use-title-count.ts";
import { BrokenLineNotice } from "./broken-line-notice.tsx";
import { FocusNewPage } from "./focus-new-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LinkNavigation } from "./link-navigation.tsx";
import { PreferencesPopover } from "./preferences-popover.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SiteUpdates } from "./site-updates.tsx";

export type FrameData = {
  /** The spec's key for the site's settings in the page's data. */
  websiteImages: WebsiteView | null;
  pageLinks: PageLinks;
  year: number | null;
  currency: Currency;
  cartItems: number;
  /** Null unless somebody who is signed in has a conversation that goes on. */
  chat: ChatNotice | null;
  flash: Flash | null;
  preview: PreviewView | null;
};

type Flash = { code: FlashCode; id: string };

type Props = FrameData & { isBare?: boolean; children: ReactNode };

/** The header, footer and messages around every page, including error pages. */
export function Frame({ websiteImages: website, isBare = false, children, ...facts }: Props) {
  const { pageLinks, year, currency, cartItems, chat, flash, preview } = facts;
  const t = useTranslations("layout");
  const toasts = useFlashToasts(flash, currency);
  const notice = useAnswers(chat);
  return (
    <>
      <a href="#content" className="skip-link">
        {t("skipToContent")}
      </a>
      {/* First in the document although it is drawn last: text browsers show the top first. */}
      <Toaster toasts={toasts} />
      <LinkNavigation />
      <SiteUpdates />
      <BrokenLineNotice />
      <ProgressBar />
      <FocusNewPage />
      {preview && <PreviewBar {...preview} />}
      <Header
        website={website}
        links={pageLinks.menu}
        currency={currency}
        cartItems={cartItems}
        chat={notice}
        isBare={isBare}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer website={website} links={pageLinks.footer} year={year} isBare={isBare} />
      {!isBare && <PreferencesPopover currency={currency} />}
    </>
  );
}

/** Says in the tab's title how many answers wait, and with a message when one comes while somebody is here. */
function useAnswers(given: ChatNotice | null): ChatNotice | null {
  const t = useTranslations("layout");
  const isInChat = isChatPage(useLocation().pathname);
  const link = { label: t("toChat"), to: CHAT_PATH };
  const onAnswer = () => showToast({ id: "chat-answer", severity: "info", summary: t("newAnswer"), link });
  const notice = useChatNotice({ given, isInChat, onAnswer });
  useTitleCount(notice?.unreadCount ?? 0);
  return notice;
}

/** The message that the previous page left, in words. */
function useFlashToasts(flash: Flash | null, currency: Currency): Toast[] {
  const t = useTranslations("flash");
  if (!flash) return [];
  const summary = t(flash.code, { currency: currency.toUpperCase() });
  const link = flash.code === "added-to-cart" ? { label: t("toCart"), to: CHECKOUT_PATH } : null;
  return [makeToast({ id: flash.id, severity: FLASHES[flash.code].severity, summary, link })];
}
