import type { ParcelView } from "./order-view.ts";
import { useCheckoutTexts } from "./texts.ts";

/** Shows when the parcel leaves and arrives. */
export function ParcelDates({ parcel: { phase, leavesBy, arrivesBy, isLate } }: { parcel: ParcelView }) {
  const t = useCheckoutTexts();
  return (
    <section aria-labelledby="parcel-heading" className="order-section print-hidden">
      <h2 id="parcel-heading" className="text-title">
        {t("confirmation.parcel.heading")}
      </h2>
      <dl className="parcel-dates">
        <div>
          <dt>{t(phase === "shipped" ? "confirmation.parcel.left" : "confirmation.parcel.leaves")}</dt>
          <dd>{leavesBy}</dd>
        </div>
        {arrivesBy && (
          <div>
            <dt>{t("confirmation.parcel.arrives")}</dt>
            <dd>{arrivesBy}</dd>
          </div>
        )}
      </dl>
      {isLate && phase !== "unpaid" ? (
        <p className="notice-warn">{t(`confirmation.parcel.late.${phase}`)}</p>
      ) : (
        <p className="max-w-text text-sm text-quiet">{t(`confirmation.parcel.notes.${phase}`)}</p>
      )}
    </section>
  );
}
