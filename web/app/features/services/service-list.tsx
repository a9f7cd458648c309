import { formatMoney, money, type ServicePrice } from "@wren/domain";
import { Fragment } from "react";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { SERVICES_PATH } from "#app/lib/paths.ts";
import type { ServiceCardView } from "#app/lib/service-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { LookUpForm } from "./look-up-form.tsx";
import type { ServiceFailure } from "./service-failure.ts";
import { useServiceTexts } from "./texts.ts";

/** Storage included with every phone; the list's prices are for it. */
const INCLUDED_GB = 50;

type Props = { services: readonly ServiceCardView[]; failure: ServiceFailure | null };

/** The number, with a button for each service, and what they cost. */
export function ServiceList({ services, failure }: Props) {
  const t = useServiceTexts();
  if (services.length === 0) return <p className="page-width pb-16 text-quiet">{t("list.none")}</p>;
  return (
    <section id={sectionId(t("list.heading"))} className="page-width pb-16 md:pb-24">
      <div className="border-t border-rule pt-8">
        <LookUpForm failure={failure} isUnavailable={false}>
          <div className="service-buttons">
            {services.map(({ slug, kind }) => (
              <Fragment key={slug}>
                <SubmitButton name="service" form={slug}>
                  {t(kind === "renewal" ? "list.openRenewal" : "list.openExtension")}
                </SubmitButton>{" "}
              </Fragment>
            ))}
          </div>
        </LookUpForm>
      </div>
      <h2 className="sr-only">{t("list.heading")}</h2>
      <div className="service-cards">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </div>
      <p className="mt-6 max-w-text text-sm text-quiet">{t("list.listNote", { included: INCLUDED_GB })}</p>
    </section>
  );
}

function ServiceCard({ service: { slug, name, kind, tagline, prices, currency } }: { service: ServiceCardView }) {
  const t = useServiceTexts();
  const locale = useCurrentLocale();
  const isRenewal = kind === "renewal";
  return (
    <div className="service-card">
      <div>
        <h3 className="text-heading">
          <LocalizedLink to={`${SERVICES_PATH}/${slug}`} className="hover:underline">
            {name}
          </LocalizedLink>
        </h3>
        <p className="mt-3 max-w-text text-quiet">{tagline}</p>
      </div>
      {prices.length > 0 ? (
        <table className="price-list">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t(isRenewal ? "list.renewalColumn" : "list.extensionColumn")}</th>
              <th scope="col">{t(isRenewal ? "list.price" : "list.perYear")}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ amount, price }) => (
              <tr key={amount}>
                <th scope="row">{t(isRenewal ? "months" : "gigabytes", { count: amount })}</th>
                <td>
                  <Discount price={price} /> {formatMoney(money(price.totalMinor, currency), locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t("list.unavailable")}</p>
      )}
    </div>
  );
}

/** The spec's discount percent, if there is one. */
export function Discount({ price }: { price: ServicePrice }) {
  const t = useServiceTexts();
  const discount = price.steps.find((step) => step.kind === "discount");
  return discount && <span className="discount">{t("list.discounted", { percent: discount.percent })}</span>;
}
