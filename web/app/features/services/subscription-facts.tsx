import { formatIsoDay, type ServiceKind, type ServiceOffers } from "@wren/domain";
import { Form } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { SERVICES_PATH } from "#app/lib/paths.ts";
import { useServiceTexts } from "./texts.ts";

type Props = { offers: ServiceOffers; kind: ServiceKind; renewalSlug: string | null };

/** Facts about the subscription, without its owner. */
export function SubscriptionFacts({ offers, kind, renewalSlug }: Props) {
  const t = useServiceTexts();
  const locale = useCurrentLocale();
  const { identifier, startsOn, endsOn, daysLeft, quotaGb, today, extensionRefusal } = offers;
  const day = (isoDay: string) => formatIsoDay(isoDay, locale);
  const hasEnded = daysLeft === 0;
  return (
    <section aria-labelledby="subscription-heading" className="subscription">
      <h2 id="subscription-heading" className="text-title">
        {t("facts.heading")}
      </h2>
      <dl className="subscription-facts">
        <Fact label={t("facts.identifier")} value={identifier} />
        <Fact label={t("facts.quota")} value={t("gigabytes", { count: quotaGb })} />
        <Fact label={t("facts.start")} value={day(startsOn)} />
        <Fact label={t("facts.end")} value={day(endsOn)} />
        <Fact label={t("facts.daysLeft")} value={String(daysLeft)} />
      </dl>
      <Form method="post">
        <button name="intent" value="forget" className="text-button">
          {t("facts.other")}
        </button>
      </Form>
      {hasEnded && (
        <div className="notice-warn grid justify-items-start gap-4">
          <p>{t(endsOn === today ? "facts.endedToday" : "facts.ended")}</p>
          {kind === "extension" && renewalSlug && (
            <ButtonLink to={`${SERVICES_PATH}/${renewalSlug}`}>{t("facts.toRenewal")}</ButtonLink>
          )}
        </div>
      )}
      {kind === "extension" && extensionRefusal === "nothing-larger" && !hasEnded && (
        <p className="notice">{t("facts.nothingLarger")}</p>
      )}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
