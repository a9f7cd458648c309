import { formatMoney, money, serviceKey } from "@wren/domain";
import type { ReactNode } from "react";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { Arithmetic } from "#app/features/services/arithmetic.tsx";
import { explainLongerPeriod, serviceResult, serviceTitle } from "#app/features/services/service-text.ts";
import { useServiceTexts } from "#app/features/services/texts.ts";
import { articleName } from "./article-name.ts";
import { moneyStateOf } from "./order-status.ts";
import type { OrderView } from "./order-view.ts";
import { PriceSum } from "./price-sum.tsx";
import { useCheckoutTexts } from "./texts.ts";

/** The order's lines, addresses and history. Printed after payment, it is the receipt. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useCheckoutTexts();
  return (
    <div className="order-details">
      <section aria-labelledby="articles-heading" className="order-articles">
        <h2 id="articles-heading" className="text-title">
          {t("confirmation.lines")}
        </h2>
        <Articles order={order} />
        <PriceSum sum={order} withoutShipping={null} />
        <p className="mt-2 text-sm text-quiet">{t("sum.vatNote")}</p>
      </section>
      <div className="order-facts">
        <dl className="grid gap-4">
          <Fact label={t("confirmation.number")}>{order.number}</Fact>
          <Fact label={t("confirmation.date")}>{order.placedOn}</Fact>
          <Fact label={t("confirmation.paidBy")}>
            {order.payment && `${t(`payment.methods.${order.payment.method}`)}, `}
            {t(`confirmation.paymentStates.${moneyStateOf(order.status)}`)}
          </Fact>
          {order.trackingNumber && <Fact label={t("confirmation.tracking")}>{order.trackingNumber}</Fact>}
          {order.email && <Fact label={t("confirmation.email")}>{order.email}</Fact>}
          <Fact label={t("confirmation.address")}>
            <Address order={order} />
          </Fact>
        </dl>
        <Keeping order={order} />
        <section aria-labelledby="timeline-heading" className="mt-10 print-hidden">
          <h2 id="timeline-heading" className="text-title">
            {t("confirmation.timeline")}
          </h2>
          <ol className="timeline">
            {order.timeline.map(({ kind, at, atText }) => (
              <li key={`${kind} ${at}`}>
                <p>{t(`confirmation.events.${kind}`)}</p>
                <time dateTime={at} className="text-sm text-quiet">
                  {atText}
                </time>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Articles({ order: { lines, services, currency } }: { order: OrderView }) {
  const t = useCheckoutTexts();
  const tService = useServiceTexts();
  const locale = useCurrentLocale();
  const format = (minor: number) => formatMoney(money(minor, currency), locale);
  return (
    <table className="articles">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("confirmation.article")}</th>
          <th scope="col">{t("confirmation.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku}>
            <th scope="row">
              {articleName(line, locale)}
              <div className="text-sm font-normal text-quiet">
                {line.quantity} × {format(line.basePriceMinor)}
              </div>
            </th>
            <td>{format(line.totalMinor)}</td>
          </tr>
        ))}
        {services.map((service) => (
          <tr key={serviceKey(service.line)}>
            <th scope="row">
              {serviceTitle(tService, service, locale)}
              <div className="text-sm font-normal text-quiet">
                {tService("line.for", { identifier: service.line.identifier })}
                <br />
                {serviceResult(tService, service, locale)}
                {explainLongerPeriod(tService, service) && <div>{explainLongerPeriod(tService, service)}</div>}
              </div>
              <div className="mt-2 text-sm font-normal text-quiet">
                <Arithmetic price={service.price} currency={currency} />
              </div>
            </th>
            <td>{format(service.price.totalMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tells until when the buyer's data is kept, or when it was erased. */
function Keeping({ order: { keptUntil, erasedOn } }: { order: OrderView }) {
  const t = useCheckoutTexts();
  if (erasedOn) return <p className="mt-4 text-sm text-quiet">{t("confirmation.erased", { day: erasedOn })}</p>;
  if (!keptUntil) return null;
  return <p className="mt-4 text-sm text-quiet print-hidden">{t("confirmation.keptUntil", { day: keptUntil })}</p>;
}

function Address({ order: { address, countryName } }: { order: OrderView }) {
  const t = useCheckoutTexts();
  if (!address) return countryName ?? t("confirmation.noAddress");
  const { firstName, lastName, company, street, additionalAddress, zip, city, state } = address;
  const rows = [company, `${firstName} ${lastName}`, additionalAddress, street, `${zip} ${city}`, state, countryName];
  return (
    <address className="not-italic">
      {rows.filter(Boolean).map((row, index) => (
        <div key={index}>{row}</div>
      ))}
    </address>
  );
}
