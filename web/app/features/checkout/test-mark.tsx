import { useCheckoutTexts } from "./texts.ts";

/** Marks every page with simulated payments, so that nobody believes they have paid. */
export function TestMark() {
  const t = useCheckoutTexts();
  return (
    <p className="test-mark">
      <strong>{t("payment.testMode")}</strong> {t("payment.testNote")}
    </p>
  );
}
