import { moneyStateOf } from "./order-status.ts";
import type { OrderView } from "./order-view.ts";
import { useCheckoutTexts } from "./texts.ts";

/** Head of the printed page: the seller, and whether this is a receipt. */
export function PrintHead({ order: { seller, status } }: { order: OrderView }) {
  const t = useCheckoutTexts();
  const state = moneyStateOf(status);
  const { companyName, lines, vatNumber } = seller;
  return (
    <header className="print-only receipt-head">
      <address>
        <div className="text-title font-bold">{companyName}</div>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {state === "paid" && vatNumber && <div>{t("confirmation.vatNumber", { number: vatNumber })}</div>}
      </address>
      <p>{t(`confirmation.paper.${state}`)}</p>
    </header>
  );
}
