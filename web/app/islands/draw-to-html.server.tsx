import type { Locale } from "@wren/domain";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";

/** Renders components as they are within a page, in the fragment's language. */
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
