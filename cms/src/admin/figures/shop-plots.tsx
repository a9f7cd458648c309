import type { ShopFigures } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { ConversionPlot } from "./conversion-plot";
import { MailPlot } from "./mail-plot";
import { RetentionPlot } from "./retention-plot";
import { NoSales, SalesPlot } from "./sales-plot";
import { StockPlot } from "./stock-plot";
import { TimesPlot } from "./times-plot";

/** How the shop does. */
export function ShopPlots({ figures }: { figures: ShopFigures }) {
  const { t } = useTexts();
  const { sales, conversion, monero, stock, mails, retention } = figures;
  return (
    <>
      {sales.length === 0 && <NoSales />}
      {sales.map((ofCurrency) => (
        <SalesPlot key={ofCurrency.currency} sales={ofCurrency} />
      ))}
      <ConversionPlot conversion={conversion} />
      <TimesPlot title={t("figures.monero")} hint={t("figures.monero.hint")} days={monero} />
      <StockPlot stock={stock} />
      <RetentionPlot kinds={retention} />
      <MailPlot mails={mails} />
    </>
  );
}
