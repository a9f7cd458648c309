import { useCheckoutTexts } from "./texts.ts";

/** Stands wherever payments are played: nobody shall believe that they have paid. */
export function TestMark() {
  const t = useCheckoutTexts();
  return (
    <p className="test-mark">
      <strong>{t("payment.testMode")}</strong> {t("payment.testNote")}
    </p>
  );
}
