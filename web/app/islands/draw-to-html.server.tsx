import type { Locale } from "@wren/domain";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";

/** Draws components as they are drawn within a page, in the language that a fragment is asked for in. */
export async function drawToHtml(content: ReactNode, locale: Locale): Promise<string> {
  const messages = await loadMessages(locale);
  return renderToStaticMarkup(
    <StaticRouter location={localizePath("/", locale)}>
      <Translations locale={locale} messages={messages}>
        {content}
      </Translations>
    </StaticRouter>,
  );
}
