import { formatMoney, money, type ServicePrice } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { SERVICES_PATH } from "#app/lib/paths.ts";
import type { ServiceCardView } from "#app/lib/service-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { useServiceTexts } from "./texts.ts";

/** Storage included with every phone; the list's prices are for it. */
const INCLUDED_GB = 50;

export function ServiceList({ services }: { services: readonly ServiceCardView[] }) {
  const t = useServiceTexts();
  if (services.length === 0) return <p className="page-width pb-16 text-quiet">{t("list.none")}</p>;
  return (
    <section id={sectionId(t("list.heading"))} className="page-grid gap-y-10 pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <h2 className="sr-only">{t("list.heading")}</h2>
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} />
      ))}
      <p className="col-span-full max-w-text text-sm text-quiet">{t("list.listNote", { included: INCLUDED_GB })}</p>
    </section>
  );
}

function ServiceCard({ service: { slug, name, kind, tagline, prices, currency } }: { service: ServiceCardView }) {
  const t = useServiceTexts();
  const locale = useCurrentLocale();
  const isRenewal = kind === "renewal";
  return (
    <div className="col-span-full flex flex-col lg:col-span-6">
      <h3 className="text-heading">{name}</h3>
      <p className="mt-3 max-w-text text-quiet">{tagline}</p>
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
        <p className="mt-6">{t("list.unavailable")}</p>
      )}
      <div className="mt-6">
        <ButtonLink to={`${SERVICES_PATH}/${slug}`} kind={isRenewal ? "quiet" : "primary"}>
          {t(isRenewal ? "list.openRenewal" : "list.openExtension")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The spec's discount percent, if there is one. */
export function Discount({ price }: { price: ServicePrice }) {
  const t = useServiceTexts();
  const discount = price.steps.find((step) => step.kind === "discount");
  return discount && <span className="discount">{t("list.discounted", { percent: discount.percent })}</span>;
}
