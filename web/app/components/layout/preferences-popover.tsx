import { CURRENCIES, LOCALES, type Currency } from "@wren/domain";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { Dropdown } from "#app/components/forms/dropdown.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import { PREFERENCE_FIELD, usePageForm } from "#app/lib/page-form.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { LanguageButton } from "./language-button.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

const POPOVER_ID = "preferences";

/** The globe button in the header, which opens the popover without scripts. */
export function PreferencesButton({ currency }: { currency: Currency }) {
  const t = useTranslations("preferences");
  const locale = useCurrentLocale();
  return (
    <button type="button" popoverTarget={POPOVER_ID} className="bar-button">
      <Icon name="globe" />
      <span className="sr-only">{t("open")}</span>{" "}
      <span className="bar-word text-sm">
        {locale.toUpperCase()} · {currency.toUpperCase()}
      </span>
    </button>
  );
}

/**
 * Language, currency and colour mode. Its buttons may belong to the page's form, so it comes after the page: Enter
 * presses a form's first button in document order.
 */
export function PreferencesPopover({ currency }: { currency: Currency }) {
  const t = useTranslations("preferences");
  const isHydrated = useHydrated();
  return (
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
  );
}

/** Closes the popover when the focus moves to the page behind it. */
function hideWhenLeft({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || popover.contains(next)) return;
  if (next instanceof HTMLButtonElement && next.popoverTargetElement === popover) return;
  popover.hidePopover();
}

/**
 * Changes the language with a full page load, which brings the other texts. The choice is marked as pending until then.
 */
function LanguageForm() {
  const t = useTranslations("preferences");
  const locale = useCurrentLocale();
  const pageForm = usePageForm();
  const [pending, setPending] = useState<string | null>(null);
  return (
    <PreferencesForm>
      <fieldset>
        <legend className="field-label">{t("language")}</legend>
        <div className="segments">
          {LOCALES.flatMap((option) => [
            <LanguageButton
              key={option}
              to={option}
              pageForm={pageForm}
              aria-current={option === locale ? "true" : undefined}
              aria-busy={option === pending}
              onClick={() => setPending(option)}
            />,
            " ",
          ])}
        </div>
      </fieldset>
    </PreferencesForm>
  );
}

function CurrencyForm({ currency }: { currency: Currency }) {
  const pageForm = usePageForm();
  return (
    <PreferencesForm>
      <CurrencyFields key={pageForm} currency={currency} pageForm={pageForm} />
    </PreferencesForm>
  );
}

/**
 * Fields of the surrounding form, or of the page's own form, which carries along what was typed there. Text browsers
 * use only the surrounding form.
 */
function CurrencyFields({ currency, pageForm }: { currency: Currency; pageForm: string | null }) {
  const t = useTranslations("preferences");
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Scripts submit a choice at once, but not one made before hydration: for that one the button stays.
  const [needsButton, setNeedsButton] = useState(true);
  useEffect(() => setNeedsButton(box.current?.querySelector("select")?.value !== currency), [currency]);
  const options = CURRENCIES.map((value) => ({ value, label: `${value.toUpperCase()} (${t(`currencies.${value}`)})` }));
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
