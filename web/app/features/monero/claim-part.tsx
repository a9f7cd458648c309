import { Link } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { describeFailure } from "#app/lib/form-failure.ts";
import { isGoodOutcome, type MoneroFormResult } from "./monero-form-result.ts";
import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

const FORM = "monero-claim";

export const CLAIM_FORM = FORM;

type Props = { view: MoneroView; answer: MoneroFormResult | null };

/** The form for a transaction that the shop has not seen. A refused form stays as typed. */
export function ClaimPart({ view, answer }: Props) {
  const t = useMoneroTexts();
  const { links, request } = view;
  return (
    <section aria-labelledby="claim-heading" className="monero print-hidden">
      <h2 id="claim-heading" className="text-heading">
        {t("claim.heading")}
      </h2>
      <p className="max-w-text">{t("claim.intro")}</p>
      <ClaimForm answer={answer?.form === FORM ? answer : null} />
      <p>
        <Link to={links.page} className="text-button">
          {t(request ? "claim.back" : "claim.toOrder")}
        </Link>
      </p>
    </section>
  );
}

function ClaimForm({ answer }: { answer: MoneroFormResult | null }) {
  const t = useMoneroTexts();
  const { problems, field } = describeFailure({
    form: FORM,
    failure: answer,
    labels: { txid: t("claim.txid"), txKey: t("claim.txKey") },
    sentence: (code, values) => t(`errors.${code}`, values),
  });
  const outcome = answer && !isGoodOutcome(answer.outcome) ? answer.outcome : null;
  const missing = answer?.missingXmr ?? "";
  const more = outcome === "exists" && missing !== "0" ? ` ${t("existsMissing", { missing })}` : "";
  const refusal = outcome && {
    heading: t(`claim.outcomes.${outcome}.title`),
    errors: [{ field: null, message: t(`claim.outcomes.${outcome}.text`, { missing }) + more }],
  };
  return (
    <PageForm form={FORM} className="service-form">
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={answer} />}
      {refusal && <ErrorSummary {...refusal} refusal={answer} />}
      <TextField {...field("txid")} autoComplete="off" hint={t("claim.txidHint")} />
      <details className="more-fields" open={Boolean(answer?.values.txKey) || undefined}>
        <summary>{t("claim.more")}</summary>
        <div className="pt-4">
          <TextField {...field("txKey")} autoComplete="off" hint={t("claim.txKeyHint")} required={false} />
        </div>
      </details>
      <div>
        <SubmitButton name="intent" form={FORM}>
          {t("claim.submit")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
