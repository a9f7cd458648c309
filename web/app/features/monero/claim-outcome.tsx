import { Link } from "react-router";
import { isGoodOutcome, type MoneroFormResult } from "./monero-form-result.ts";
import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

/** Shown when a transaction id was accepted or will be checked: nothing more has to be typed. */
export function ClaimOutcome({ answer, view }: { answer: MoneroFormResult; view: MoneroView }) {
  const t = useMoneroTexts();
  const { outcome } = answer;
  if (!isGoodOutcome(outcome)) return null;
  return (
    <div role="status" className="notice mt-8 grid justify-items-start gap-1 print-hidden">
      <strong>{t(`claim.outcomes.${outcome}.title`)}</strong>
      <p>{t(`claim.outcomes.${outcome}.text`)}</p>
      <Link to={view.links.page} className="text-button">
        {t("claim.toOrder")}
      </Link>
    </div>
  );
}
