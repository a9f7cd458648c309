import { formatMoney, money, serviceKey, type Currency, type Quote, type QuotedService } from "@wren/domain";
import { Arithmetic } from "#app/features/services/arithmetic.tsx";
import { explainLongerPeriod, serviceResult, serviceTitle } from "#app/features/services/service-text.ts";
import { useServiceTexts } from "#app/features/services/texts.ts";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { SERVICES_PATH } from "#app/lib/paths.ts";
import { useCheckoutTexts } from "./texts.ts";

/** The services in the cart: the subscription, the result, and the calculation of the price. */
export function ServiceLines({ quote: { services, serviceProblems, currency } }: { quote: Quote }) {
  const t = useServiceTexts();
  return (
    <>
      {services.map((service) => (
        <ServiceLine key={serviceKey(service.line)} service={service} currency={currency} />
      ))}
      {serviceProblems.map(({ line, problem }) => (
        <li key={serviceKey(line)} className="order-line">
          <p className="order-line-name field-error">
            {line.identifier}: {t(`line.problems.${problem}`)}
          </p>
        </li>
      ))}
    </>
  );
}

function ServiceLine({ service, currency }: { service: QuotedService; currency: Currency }) {
  const t = useServiceTexts();
  const tCheckout = useCheckoutTexts();
  const locale = useCurrentLocale();
  const { line, slug, price } = service;
  const title = serviceTitle(t, service, locale);
  const longer = explainLongerPeriod(t, service);
  return (
    <li className="order-line">
      <div className="order-line-name">
        <LocalizedLink to={`${SERVICES_PATH}/${slug}`} className="font-semibold hover:underline">
          {title}
        </LocalizedLink>
        <p className="text-sm text-quiet">
          {t("line.for", { identifier: line.identifier })}
          <br />
          {serviceResult(t, service, locale)}
        </p>
        {longer && <p className="text-sm">{longer}</p>}
      </div>
      <p className="order-line-total">{formatMoney(money(price.totalMinor, currency), locale)}</p>
      <div className="order-line-controls">
        <details className="more-fields">
          <summary>{t("choice.arithmetic")}</summary>
          <Arithmetic price={price} currency={currency} />
        </details>
        <button
          name="intent"
          value={`remove-service:${serviceKey(line)}`}
          aria-label={t("line.remove", { service: title })}
          className="text-button self-start"
        >
          {tCheckout("order.remove")}
        </button>
      </div>
    </li>
  );
}
