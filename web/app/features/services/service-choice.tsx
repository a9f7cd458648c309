import { formatIsoDay, formatMoney, money, type Currency, type ServiceKind, type ServiceOffers } from "@wren/domain";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { Arithmetic } from "./arithmetic.tsx";
import { CHOICE_FORM, type ServiceFailure } from "./service-failure.ts";
import { Discount } from "./service-list.tsx";
import { useServiceTexts } from "./texts.ts";

const FORM = CHOICE_FORM;

type Props = { kind: ServiceKind; offers: ServiceOffers; currency: Currency; failure: ServiceFailure | null };

/** The services for a subscription, each with its price; only the chosen one shows its calculation. */
export function ServiceChoice({ kind, offers, currency, failure }: Props) {
  const t = useServiceTexts();
  const locale = useCurrentLocale();
  const isRenewal = kind === "renewal";
  const day = (isoDay: string) => formatIsoDay(isoDay, locale);
  const choices = isRenewal
    ? offers.renewals.map(({ months, newEnd, price }) => ({
        value: months,
        label: t("months", { count: months }),
        hint: t("choice.newEnd", { day: day(newEnd) }),
        price,
      }))
    : offers.extensions.map(({ quotaGb, price }) => ({
        value: quotaGb,
        label: t("gigabytes", { count: quotaGb }),
        hint: t("choice.until", { day: day(offers.endsOn) }),
        price,
      }));
  if (choices.length === 0) return null;
  const firstId = fieldId(FORM, "choice");
  const message = failure?.code && t(`errors.${failure.code}`, { minutes: failure.waitMinutes });
  return (
    <PageForm form={FORM} className="service-form">
      {message && <ErrorSummary heading={t("problem")} errors={[{ field: firstId, message }]} refusal={failure} />}
      <fieldset className="grid gap-4">
        <legend className="text-title mb-4">
          {t(isRenewal ? "choice.renewalHeading" : "choice.extensionHeading")}
        </legend>
        {message && <p className="field-error">{message}</p>}
        <ul className="choices">
          {choices.map(({ value, label, hint, price }, index) => (
            <li key={value}>
              <label className="choice">
                <input
                  id={index === 0 ? firstId : undefined}
                  type="radio"
                  name="choice"
                  value={value}
                  required
                  defaultChecked={failure?.choice === String(value)}
                  aria-describedby={`choice-${String(value)}-hint`}
                />
                <span className="service-option">
                  <span className="font-semibold">{label}</span>
                  <span className="service-option-price">
                    <Discount price={price} /> {formatMoney(money(price.totalMinor, currency), locale)}
                  </span>
                  <span id={`choice-${String(value)}-hint`} className="text-sm text-quiet">
                    {hint}
                  </span>
                </span>
              </label>
              <div className="service-arithmetic choice-action">
                <p className="text-sm font-semibold">
                  {t("choice.arithmetic")} <span className="sr-only">({label})</span>
                </p>
                <Arithmetic price={price} currency={currency} />
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid justify-items-start gap-3">
        <SubmitButton name="intent" form={FORM}>
          {t("choice.add")}
        </SubmitButton>
        <p className="text-sm text-quiet">{t("choice.addNote")}</p>
      </div>
    </PageForm>
  );
}
