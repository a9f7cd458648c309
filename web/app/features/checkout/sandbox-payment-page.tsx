import { formatMoney, money, type SandboxPayment } from "@wren/domain";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { useCheckoutTexts } from "./texts.ts";

/** Replaces a payment provider's page when none is configured. It needs no scripts. */
export function SandboxPaymentPage({ payment }: { payment: SandboxPayment }) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const format = (minor: number) => formatMoney(money(minor, payment.amount.currency), locale);
  const amount = format(payment.amount.minor);
  return (
    <section className="page-grid py-16 md:py-24">
      <title>{pageTitle(t("sandbox.title"))}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-7">
        <p className="test-mark">
          <strong>{t("sandbox.mark")}</strong>
        </p>
        <h1 className="text-display mt-6">{t("sandbox.title")}</h1>
        <p className="text-lead mt-6 max-w-text">{t("sandbox.intro")}</p>
        <dl className="price-sum mt-10">
          <div>
            <dt>{t("sandbox.order")}</dt>
            <dd>{payment.reference}</dd>
          </div>
          <div>
            <dt>{t("sandbox.method")}</dt>
            <dd>{t(`payment.methods.${payment.method}`)}</dd>
          </div>
          {payment.lines.map(({ name, quantity, amountMinor }, index) => (
            <div key={index}>
              <dt>{quantity === 1 ? name : `${String(quantity)} × ${name}`}</dt>
              <dd>{format(quantity * amountMinor)}</dd>
            </div>
          ))}
          <div className="price-sum-total">
            <dt>{t("sandbox.amount")}</dt>
            <dd>{amount}</dd>
          </div>
        </dl>
        {payment.state === "open" ? (
          <Form method="post" className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-2">
            <SubmitButton name="action" form="pay">
              {t("sandbox.pay", { amount })}
            </SubmitButton>{" "}
            <SubmitButton name="action" form="fail" kind="quiet">
              {t("sandbox.fail")}
            </SubmitButton>{" "}
            <SubmitButton name="action" form="abandon" kind="quiet">
              {t("sandbox.abandon")}
            </SubmitButton>
          </Form>
        ) : (
          <div className="mt-10 grid justify-items-start gap-4">
            <p className="notice">{t("sandbox.done")}</p>
            <a href={payment.cancelUrl} className="button-primary">
              {t("sandbox.toOrder")}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
