import { formatMoney, MAX_QUANTITY, money, type Quote, type QuoteLine } from "@wren/domain";
import { ContentImage } from "#app/components/ui/content-image.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { PictureView } from "#app/lib/content-view.ts";
import { useState } from "react";
import { articleName } from "./article-name.ts";
import { ServiceLines } from "./service-lines.tsx";
import type { CheckoutView } from "./checkout-view.ts";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  quote: Quote;
  goneNames: CheckoutView["goneNames"];
  pictures: CheckoutView["pictures"];
  /** Called when a quantity was chosen, to update the total. */
  onChange: () => void;
};

type Problem = Quote["problems"][number];

/** The cart's articles, each with its quantity and a button to remove it. */
export function OrderLines({ quote, goneNames, pictures, onChange }: Props) {
  const t = useCheckoutTexts();
  const { lines, problems, serviceProblems } = quote;
  const gone = problems.filter(({ sku }) => !lines.some((line) => line.sku === sku));
  return (
    <>
      <ul className="order-lines">
        {lines.map((line) => (
          <OrderLine
            key={line.sku}
            line={line}
            picture={pictures[line.sku]}
            currency={quote.currency}
            problem={problems.find(({ sku }) => sku === line.sku)}
            onChange={onChange}
          />
        ))}
        {gone.map(({ sku }) => (
          <li key={sku} className="order-line field-error">
            {t("order.gone", { article: goneNames[sku] ?? sku })}
          </li>
        ))}
        <ServiceLines quote={quote} />
      </ul>
      {problems.length + serviceProblems.length > 0 && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p>{t("order.adjustHint")}</p>
          <button name="intent" value="adjust" className="button-small">
            {t("order.adjust")}
          </button>
        </div>
      )}
    </>
  );
}

type LineProps = {
  line: QuoteLine;
  picture: PictureView | undefined;
  currency: Quote["currency"];
  problem: Problem | undefined;
  onChange: () => void;
};

function OrderLine({ line, picture, currency, problem, onChange }: LineProps) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const article = articleName(line, locale);
  // The chosen quantity holds until the server reports a different one.
  const [draft, setDraft] = useState({ of: line.quantity, quantity: line.quantity });
  const quantity = draft.of === line.quantity ? draft.quantity : line.quantity;
  const format = (minor: number) => formatMoney(money(minor, currency), locale);
  return (
    <li className={picture ? "order-line order-line-pictured" : "order-line"}>
      {picture && (
        <div className="order-line-picture">
          <ContentImage picture={picture} sizes="5rem" className="h-auto w-full" />
        </div>
      )}
      <div className="order-line-name">
        <LocalizedLink to={`/shop/${line.productSlug}`} className="font-semibold hover:underline">
          {article}
        </LocalizedLink>
        <p className="text-sm text-quiet">{t("order.basePrice", { price: format(line.basePriceMinor) })}</p>
        {problem && <p className="field-error mt-1">{problemText(problem, t)}</p>}
      </div>
      <p className="order-line-total">{format(line.totalMinor)}</p>
      <div className="order-line-controls">
        <label className="flex items-center gap-2 text-sm">
          {t("order.quantity")}{" "}
          <select
            aria-label={t("order.quantityOf", { article })}
            name={`quantity.${line.sku}`}
            value={quantity}
            // The quantity is the server's: on a reload a browser must not restore an older one.
            autoComplete="off"
            onChange={(event) => {
              setDraft({ of: line.quantity, quantity: Number(event.currentTarget.value) });
              onChange();
            }}
            className="quantity"
          >
            {Array.from({ length: MAX_QUANTITY }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>{" "}
        <button
          name="intent"
          value={`remove:${line.sku}`}
          aria-label={t("order.removeArticle", { article })}
          className="text-button"
        >
          {t("order.remove")}
        </button>
      </div>
    </li>
  );
}

function problemText({ problem, left }: Problem, t: ReturnType<typeof useCheckoutTexts>): string {
  if (problem === "fewer-left") return t("order.fewerLeft", { left });
  return problem === "sold-out" ? t("order.soldOut") : t("order.unavailable");
}
