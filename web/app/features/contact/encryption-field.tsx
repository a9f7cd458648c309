import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useContactTexts } from "./texts.ts";

/** Name of the checkbox for the form's own code; the server ignores it. */
export const ENCRYPT_HERE = "encryptHere";

/** Says where the message is encrypted, and offers to do it in the browser where scripts run. */
export function EncryptionField({ hasFailed }: { hasFailed: boolean }) {
  const t = useContactTexts();
  const isHydrated = useHydrated();
  return (
    <div className="field grid gap-2">
      <p className="field-hint">{t("encryption.onArrival")}</p>
      {hasFailed && (
        <p role="alert" className="field-error">
          {t("encryption.failed")}
        </p>
      )}
      {isHydrated && (
        <label className="choice">
          <input type="checkbox" name={ENCRYPT_HERE} data-sealed aria-describedby={`${ENCRYPT_HERE}-hint`} />
          <span>
            {t("encryption.here")}
            <span id={`${ENCRYPT_HERE}-hint`} className="field-hint block">
              {t("encryption.hereHint")}
            </span>
          </span>
        </label>
      )}
    </div>
  );
}
