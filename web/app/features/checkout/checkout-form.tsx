import { DEFAULT_CURRENCY, formatMoney, money } from "@wren/domain";
import { useRef, useState, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePending } from "#app/lib/use-pending.ts";
import { AddressFields } from "./address-fields.tsx";
import type { CheckoutFormResult } from "./checkout-form-result.ts";
import { useCheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutView } from "./checkout-view.ts";
import { OrderLines } from "./order-lines.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { QuoteNotes, QuoteSum } from "./quote-sum.tsx";
import { TermsField } from "./terms-field.tsx";
import { useCheckoutTexts } from "./texts.ts";

const FORM = "checkout";

export const CHECKOUT_FORM = FORM;

type Props = { view: CheckoutView; answer: CheckoutFormResult | null };

/**
 * The checkout as one form, so that every button submits everything typed: ordering, but also another quantity, a
 * removed article or the switch to Swiss francs.
 */
export function CheckoutForm({ view, answer }: Props) {
  const t = useCheckoutTexts();
  const tFlash = useTranslations("flash");
  const locale = useCurrentLocale();
  const isHydrated = useHydrated();
  // Constant while the page is open: several attempts with one token give one order.
  const [token] = useState(view.token);
  const updateButton = useRef<HTMLButtonElement>(null);
  const { problems, errorAt } = useCheckoutProblems(FORM, answer);
  const onSubmit = useQuietUpdates();
  const isUpdating = useIsUpdating();

  const { goneNames, pictures, promises } = view;
  const quote = answer?.quote ?? view.quote;
  const total = quote && money(quote.totalMinor, quote.currency);
  const totalText = total ? formatMoney(total, locale) : "";
  const needsAddress = quote?.needsShipping ?? true;
  const values = answer?.values ?? {};
  const update = () => updateButton.current?.form?.requestSubmit(updateButton.current);

  return (
    <PageForm form={FORM} onSubmit={onSubmit} className="checkout">
      {/* Enter presses the first button, which must not be one that removes something. */}
      <button name="intent" value="order" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="token" value={values.token ?? token} />
      <input type="hidden" name="expectedTotalMinor" value={quote?.totalMinor ?? ""} />
      <input type="hidden" name="wasRefused" value={problems.length > 0 ? "yes" : ""} />

      {problems.length > 0 && (
        <div className="col-span-full">
          <ErrorSummary heading={t("problem")} errors={problems} refusal={answer?.isRefusal ? answer : null} />
        </div>
      )}

      {answer?.news === "currency-changed" && total && (
        <p role="status" className="notice col-span-full">
          {tFlash("currency-changed", { currency: total.currency.toUpperCase() })}{" "}
          {answer.totalBefore &&
            t("sum.converted", { before: formatMoney(answer.totalBefore, locale), after: totalText })}
        </p>
      )}

      {quote && (
        <details className="sum-bar" aria-busy={isUpdating}>
          <summary>
            <span>{t("sum.total")}</span> <span>{totalText}</span>
          </summary>
          <QuoteSum quote={quote} promises={promises} />
        </details>
      )}

      <section aria-labelledby="order-heading" aria-busy={isUpdating} className="checkout-order">
        <h2 id="order-heading" className="text-title">
          {t("order.heading")}
        </h2>
        {quote ? (
          <OrderLines quote={quote} goneNames={goneNames} pictures={pictures} onChange={update} />
        ) : (
          <p className="mt-4">{t("sum.priceLess")}</p>
        )}
        {/* Beside the heading, so that nothing moves when scripts take over and it is not needed any more. */}
        <button
          ref={updateButton}
          name="intent"
          value="update"
          className={`text-button checkout-update ${isHydrated ? "invisible" : ""}`}
        >
          {t("order.update")}
        </button>
        {quote && (
          <div className="mt-6 hidden lg:block">
            <QuoteSum quote={quote} promises={promises} />
          </div>
        )}
      </section>

      <div className="checkout-fields">
        <fieldset className="checkout-group">
          <legend className="text-title">{t(needsAddress ? "address.heading" : "contact.heading")}</legend>
          {needsAddress && (
            <AddressFields
              values={values}
              errorAt={errorAt}
              countries={view.countries}
              country={view.country}
              onCountryChange={update}
            />
          )}
          <TextField
            form={FORM}
            name="email"
            type="email"
            inputMode="email"
            label={t("contact.email")}
            hint={t("contact.hint")}
            autoComplete="email"
            maxLength={254}
            defaultValue={values.email}
            error={errorAt("email")}
          />
        </fieldset>
        {answer?.news === "twint-possible" && (
          <p role="status" className="notice">
            {t("payment.switched", { total: totalText })}
          </p>
        )}
        <PaymentChoice
          form={FORM}
          methods={view.methods}
          isTest={view.isTest}
          chosen={values.paymentMethod}
          decision={answer?.news === "twint-possible" ? answer : null}
          // Without articles left there is no total that could rule out a method.
          total={quote?.totalMinor === 0 ? null : total}
          error={errorAt("paymentMethod")}
          switchButton={
            <button name="intent" value={`switch-${DEFAULT_CURRENCY}`} className="button-small choice-action">
              {t("payment.switchToChf")}
            </button>
          }
        />
        <TermsField form={FORM} isAccepted={values.terms === "on"} error={errorAt("terms")} />
        <div className="grid justify-items-start gap-3">
          <SubmitButton name="intent" form="order">
            {t("submit", { total: totalText })}
          </SubmitButton>
          <p className="text-sm text-quiet">{t("submitNote")}</p>
          {/* On phones the sum is folded, and delivery and returns matter before the last button. */}
          {quote?.needsShipping && (
            <div className="lg:hidden">
              <QuoteNotes quote={quote} promises={promises} />
            </div>
          )}
        </div>
      </div>
    </PageForm>
  );
}

/** Keeps the scroll position for all buttons but the one that orders. */
function useQuietUpdates() {
  const submit = useSubmit();
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === "order") return;
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
  };
}

function useIsUpdating(): boolean {
  const { formData } = usePending();
  return formData !== undefined && formData.get("intent") !== "order";
}
