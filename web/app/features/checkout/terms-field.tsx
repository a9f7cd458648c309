import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { useCheckoutTexts } from "./texts.ts";

type Props = { form: string; isAccepted: boolean; error: string | null };

export function TermsField({ form, isAccepted, error }: Props) {
  const t = useCheckoutTexts();
  const id = fieldId(form, "terms");
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className="checkout-group">
      <legend className="text-title">{t("terms.heading")}</legend>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name="terms"
          required
          defaultChecked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <span>{t("terms.accept")}</span>
      </label>
      {/* A tab of its own: reading them must not cost what was typed. */}
      <LocalizedLink to="/tos" target="_blank" className="text-button justify-self-start">
        {t("terms.read")}
      </LocalizedLink>
    </fieldset>
  );
}
