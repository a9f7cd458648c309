import { Form, Link } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { listProblems } from "#app/lib/form-failure.ts";
import { isGoodOutcome, type MoneroAnswer, type MoneroErrorCode } from "./monero-answer.ts";
import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

const FORM = "monero-claim";

type Props = { view: MoneroView; answer: MoneroAnswer | null };

/** Names a transaction that the shop has not seen. What was refused stays as it was typed. */
export function ClaimPart({ view, answer }: Props) {
  const t = useMoneroTexts();
  const { links, request } = view;
  return (
    <section aria-labelledby="claim-heading" className="monero print-hidden">
      <h2 id="claim-heading" className="text-heading">
        {t("claim.heading")}
      </h2>
      <p className="max-w-text">{t("claim.intro")}</p>
      <ClaimForm action={links.claim} answer={answer?.form === FORM ? answer : null} />
      <p>
        <Link to={links.page} className="text-button">
          {t(request ? "claim.back" : "claim.toOrder")}
        </Link>
      </p>
    </section>
  );
}

function ClaimForm({ action, answer }: { action: string; answer: MoneroAnswer | null }) {
  const t = useMoneroTexts();
  const sentence = ({ code, waitMinutes = 0 }: { code: MoneroErrorCode; waitMinutes?: number }) =>
    t(`errors.${code}`, { minutes: waitMinutes });
  const stateOf = (name: "txid" | "txKey") => {
    const code = answer?.errors[name];
    return { form: FORM, name, defaultValue: answer?.values[name], error: code ? sentence({ code }) : null };
  };
  const problems = answer
    ? listProblems(answer).map(({ field, ...problem }) => ({ field, message: sentence(problem) }))
    : [];
  const outcome = answer && !isGoodOutcome(answer.outcome) ? answer.outcome : null;
  const missing = answer?.missingXmr ?? "";
  const more = outcome === "exists" && missing !== "0" ? ` ${t("existsMissing", { missing })}` : "";
  const refusal = outcome && {
    heading: t(`claim.outcomes.${outcome}.title`),
    errors: [{ field: null, message: t(`claim.outcomes.${outcome}.text`, { missing }) + more }],
  };
  return (
    <Form method="post" action={action} className="service-form" noValidate>
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={answer} />}
      {refusal && <ErrorSummary {...refusal} refusal={answer} />}
      <TextField label={t("claim.txid")} hint={t("claim.txidHint")} autoComplete="off" {...stateOf("txid")} />
      <details className="more-fields" open={Boolean(answer?.values.txKey) || undefined}>
        <summary>{t("claim.more")}</summary>
        <div className="pt-4">
          <TextField
            label={t("claim.txKey")}
            hint={t("claim.txKeyHint")}
            autoComplete="off"
            required={false}
            {...stateOf("txKey")}
          />
        </div>
      </details>
      <div>
        <SubmitButton name="intent" form={FORM}>
          {t("claim.submit")}
        </SubmitButton>
      </div>
    </Form>
  );
}
