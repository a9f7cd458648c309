import type { Locale } from "@wren/domain";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import type { Messages, TranslatedMessages } from "./messages/en.ts";
import { localeOfPath } from "./path.ts";

declare module "use-intl" {
  // Only an interface can be merged into the library's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Each language is a chunk of its own: a visitor downloads only the one that is shown. */
const LOADERS = {
  en: () => import("./messages/en.ts"),
  de: () => import("./messages/de.ts"),
} satisfies Record<Locale, () => Promise<{ messages: TranslatedMessages }>>;

export async function loadMessages(locale: Locale): Promise<TranslatedMessages> {
  return (await LOADERS[locale]()).messages;
}

/** Dates are Swiss for every visitor; the server's clock and the browser's must not disagree on the day. */
const TIME_ZONE = "Europe/Zurich";

type Props = { locale: Locale; messages: TranslatedMessages; children: ReactNode };

export function Translations({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messages as Messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}

export { useTranslations };

export function useCurrentLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
