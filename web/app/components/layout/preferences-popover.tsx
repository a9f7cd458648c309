import { CURRENCIES, LOCALE_NAME, LOCALES, type Currency } from "@wren/domain";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useLocation } from "react-router";
import { Dropdown } from "#app/components/forms/dropdown.tsx";
import { GlobeIcon } from "#app/components/ui/icons.tsx";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import { PREFERENCE_FIELD, usePageForm } from "#app/lib/page-form.ts";
import { PREFERENCES_PATH } from "#app/lib/paths.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { LanguageButton } from "./language-button.tsx";

const POPOVER_ID = "preferences";

/** Language, currency and colour behind the globe. The browser opens it; the forms are plain posts. */
export function PreferencesPopover({ currency }: { currency: Currency }) {
  const t = useTranslations("preferences");
  const locale = useCurrentLocale();
  const isHydrated = useHydrated();
  return (
    <>
      <button type="button" popoverTarget={POPOVER_ID} className="bar-button">
        <GlobeIcon />
        <span className="sr-only">{t("open")}</span>
        <span className="text-sm">
          {locale.toUpperCase()} · {currency.toUpperCase()}
        </span>
      </button>
      <div
        id={POPOVER_ID}
        popover="auto"
        role="dialog"
        aria-label={t("title")}
        onBlur={hideWhenLeft}
        className="preferences"
      >
        <LanguageForm />
        <CurrencyForm currency={currency} />
        {isHydrated && <ColorModeSwitch />}
      </div>
    </>
  );
}

/** A keyboard that goes on to the page would walk behind it. Its own button closes it anyway. */
function hideWhenLeft({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || popover.contains(next)) return;
  if (next instanceof HTMLButtonElement && next.popoverTargetElement === popover) return;
  popover.hidePopover();
}

/** A full page load: the other language brings its own texts. Until it arrives the choice is marked as pending. */
function LanguageForm() {
  const t = useTranslations("preferences");
  const locale = useCurrentLocale();
  const pageForm = usePageForm();
  const [pending, setPending] = useState<string | null>(null);
  const choices = (
    <fieldset>
      <legend className="field-label">{t("language")}</legend>
      <div className="segments">
        {LOCALES.map((option) => {
          const state = {
            lang: option,
            "aria-current": option === locale ? ("true" as const) : undefined,
            "aria-busy": option === pending,
            onClick: () => setPending(option),
          };
          return pageForm ? (
            <LanguageButton key={option} to={option} pageForm={pageForm} {...state} />
          ) : (
            <button key={option} name="locale" value={option} {...state}>
              {LOCALE_NAME[option]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
  if (pageForm) return choices;
  return (
    <form method="post" action={PREFERENCES_PATH}>
      <ReturnTo />
      {choices}
    </form>
  );
}

function CurrencyForm({ currency }: { currency: Currency }) {
  const pageForm = usePageForm();
  const fields = <CurrencyFields key={pageForm} currency={currency} pageForm={pageForm} />;
  if (pageForm) return fields;
  return (
    <form method="post" action={PREFERENCES_PATH}>
      <ReturnTo />
      {fields}
    </form>
  );
}

/** They belong to the form around them, or to the page's own, which brings along what was typed there. */
function CurrencyFields({ currency, pageForm }: { currency: Currency; pageForm: string | null }) {
  const t = useTranslations("preferences");
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Scripts send a choice by themselves, but not one that was made before they were there: then the button stays.
  const [needsButton, setNeedsButton] = useState(true);
  useEffect(() => setNeedsButton(box.current?.querySelector("select")?.value !== currency), [currency]);
  const options = CURRENCIES.map((value) => ({ value, label: `${value.toUpperCase()} – ${t(`currencies.${value}`)}` }));
  return (
    <div ref={box} className="grid gap-2">
      <Dropdown
        label={t("currency")}
        name="currency"
        options={options}
        defaultValue={currency}
        form={pageForm ?? undefined}
        onChange={(select) => {
          select.form?.requestSubmit(button.current);
          if (pageForm) select.closest<HTMLElement>("[popover]")?.hidePopover();
        }}
      />
      <button
        ref={button}
        hidden={!needsButton}
        className="button-small"
        {...(pageForm && { form: pageForm, formNoValidate: true, name: PREFERENCE_FIELD, value: "currency" })}
      >
        {t("apply")}
      </button>
    </div>
  );
}

function ReturnTo() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
