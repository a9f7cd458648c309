import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOfPath } from "#app/i18n/path.ts";
import { EarlyChoices, rememberEarlyChoices } from "#app/lib/early-choices.tsx";
import { makeRouterPatient } from "#app/lib/patient-fetch.ts";
import { allowServerScripts } from "#app/lib/trusted-types.ts";
import { ReferenceContext } from "#app/lib/reference.tsx";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";

allowServerScripts();
makeRouterPatient();

const chooseAgain = rememberEarlyChoices();

const locale = localeOfPath(location.pathname);
const messages = await loadMessages(locale);

// Only an error page carries the reference of its request; all other pages are the same for everybody.
const reference = document.querySelector<HTMLElement>("[data-reference]")?.dataset.reference ?? null;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ReferenceContext value={reference}>
        <Translations locale={locale} messages={messages}>
          <EarlyChoices chooseAgain={chooseAgain}>
            <HydratedRouter />
          </EarlyChoices>
        </Translations>
      </ReferenceContext>
    </StrictMode>,
  );
});
