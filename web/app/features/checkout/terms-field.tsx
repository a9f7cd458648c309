import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { useCheckoutTexts } from "./texts.ts";

type Props = { form: string; isAccepted: boolean; error: string | null };

export function TermsField({ form, isAccepted, error }: Props) {
  const t = useCheckoutTexts();
  const id = fieldId(form, "terms");
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="border-t border-rule pt-6">
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <label className="choice min-h-11 items-center">
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
      </label>{" "}
      {/* Opens a new tab, so that reading the terms loses nothing typed. */}
      <LocalizedLink to="/tos" target="_blank" className="text-button ml-9">
        {t("terms.read")}
      </LocalizedLink>
    </div>
  );
}
