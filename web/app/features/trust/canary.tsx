import { Section } from "#app/components/ui/section.tsx";
import type { CanaryView } from "#app/lib/canary-view.ts";
import { useTrustTexts } from "./texts.ts";
import "./trust.css";

/** The warrant canary, and whether it still holds. */
export function Canary({ canary }: { canary: CanaryView }) {
  const t = useTrustTexts();
  const { datedOn, validUntil, judgedAt, statement } = canary;
  return (
    <Section heading={t("canary.heading")} id="canary" intro={t("canary.intro")}>
      {canary.overdueSince ? (
        <div className="notice-warn canary-overdue">
          <p className="text-title">{t("canary.overdue", { day: canary.overdueSince })}</p>
          <p className="mt-2">{t("canary.withdrawn")}</p>
        </div>
      ) : (
        <p className="notice text-title">{t("canary.valid", { day: validUntil })}</p>
      )}
      <dl className="build-facts mt-8">
        <div>
          <dt>{t("canary.dated")}</dt>
          <dd>{datedOn}</dd>
        </div>
        <div>
          <dt>{t("canary.until")}</dt>
          <dd>{validUntil}</dd>
        </div>
        <div>
          <dt>{canary.overdueSince ? t("canary.statementThen") : t("canary.statement")}</dt>
          <dd className="canary-statement">{statement}</dd>
        </div>
      </dl>
      <p className="mt-6 text-small text-quiet">{t("canary.judged", { moment: judgedAt })}</p>
    </Section>
  );
}
