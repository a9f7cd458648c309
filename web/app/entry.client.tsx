import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOfPath } from "#app/i18n/path.ts";
import { rememberEarlyChoices } from "#app/lib/early-choices.ts";
import { allowTheServersOwnScripts } from "#app/lib/trusted-types.ts";
import { ReferenceContext } from "#app/lib/reference.tsx";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";

allowTheServersOwnScripts();

const chooseAgain = rememberEarlyChoices();

/** Draws nothing: its effect runs when all of the page is hydrated. */
function EarlyChoices() {
  useEffect(() => {
    // Inside of an effect React would not draw between one choice and the next.
    const timer = setTimeout(chooseAgain);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const locale = localeOfPath(location.pathname);
const messages = await loadMessages(locale);

// An error page names the request it answers; every other page is the same for all.
const reference = document.querySelector<HTMLElement>("[data-reference]")?.dataset.reference ?? null;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ReferenceContext value={reference}>
        <Translations locale={locale} messages={messages}>
          <HydratedRouter />
          <EarlyChoices />
        </Translations>
      </ReferenceContext>
    </StrictMode>,
  );
});
