import { moneyStateOf } from "./order-status.ts";
import type { OrderView } from "./order-view.ts";
import { useCheckoutTexts } from "./texts.ts";

/** The head of the printed page: who sells, and whether this is a receipt. */
export function PrintHead({ order: { seller, status } }: { order: OrderView }) {
  const t = useCheckoutTexts();
  const state = moneyStateOf(status);
  const { companyName, lines, vatNumber } = seller;
  return (
    <header className="print-only receipt-head">
      <address>
        <strong className="text-title">{companyName}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {state === "paid" && vatNumber && <span>{t("confirmation.vatNumber", { number: vatNumber })}</span>}
      </address>
      <p>{t(`confirmation.paper.${state}`)}</p>
    </header>
  );
}
