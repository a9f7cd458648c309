import { money, type Currency } from "@wren/domain";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import type { MoneroFormResult } from "./monero-form-result.ts";
import { MoneroState } from "./monero-state.tsx";
import type { MoneroView } from "./monero-view.ts";
import { NextSteps } from "./next-steps.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { SeenTransfers } from "./seen-transfers.tsx";
import { SendMonero } from "./send-monero.tsx";
import { useMoneroTexts } from "./texts.ts";

type Props = {
  view: MoneroView;
  currency: Currency;
  answer: MoneroFormResult | null;
  /** A note for right below the address. */
  children: ReactNode;
};

/** The payment section of an order's page: the request, the payments seen, and the next steps. */
export function MoneroPart({ view, currency, answer, children }: Props) {
  const t = useMoneroTexts();
  const { phase, isTooLow, request, links } = view;
  const problem = answer?.form === "monero-quote" ? answer.problem : null;
  const headings = {
    pay: t(isTooLow ? "pay.headingRest" : "pay.heading"),
    "quote-over": t("over.heading", { time: view.quotedUntil }),
    verifying: t("verifying.heading"),
    validated: t("validated.heading"),
    ended: t("ended.heading"),
  };
  return (
    <section aria-labelledby="monero-heading" className="monero">
      <h2 id="monero-heading" className="text-title">
        {headings[phase]}
      </h2>
      {phase !== "ended" && <PaymentSteps view={view} />}
      {problem && (
        <ErrorSummary
          heading={t("problem")}
          errors={[{ field: null, message: t(`errors.${problem.code}`, { minutes: problem.waitMinutes ?? 0 }) }]}
          refusal={answer}
        />
      )}
      <MoneroState view={view} />
      {request && <SendMonero request={request} price={money(view.rateMinor, currency)} />}
      {phase === "quote-over" && (
        <Form method="post" action={links.page} className="print-hidden">
          <SubmitButton name="intent" form="monero-quote">
            {t("over.button")}
          </SubmitButton>
        </Form>
      )}
      {children}
      <div className="monero-below">
        {request && <NextSteps view={view} />}
        <SeenTransfers view={view} />
      </div>
      {view.surplusXmr && (
        <div className="notice grid justify-items-start gap-1">
          <p>{t("surplus", { surplus: view.surplusXmr })}</p>
          <ButtonLink to="/support/contact" kind="quiet">
            {t("surplusLink")}
          </ButtonLink>
        </div>
      )}
      {view.mayClaim && (
        <p className="print-hidden">
          <Link to={links.claim} className="text-button">
            {t("claim.link")}
          </Link>
        </p>
      )}
    </section>
  );
}
