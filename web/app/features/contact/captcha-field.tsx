import { CAPTCHA_LENGTH, CAPTCHA_PICTURE } from "@wren/domain";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { useContactTexts } from "./texts.ts";

type Props = { form: string; captchaId: string; defaultValue: string | undefined; error: string | null };

/** A captcha as picture or sound. Another picture loses nothing typed. */
export function CaptchaField({ form, captchaId, defaultValue, error }: Props) {
  const t = useContactTexts();
  const locale = useCurrentLocale();
  const id = fieldId(form, "captchaText");
  const errorId = error ? `${id}-error` : undefined;
  const sound = localizePath(`/captcha/${captchaId}.wav`, locale);
  const count = CAPTCHA_LENGTH;
  return (
    <div className="field captcha">
      <label htmlFor={id} className="field-label">
        {t("captcha.label")}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {t("captcha.hint", { count })}
      </p>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <input type="hidden" name="captchaId" value={captchaId} />
      <img src={`/captcha/${captchaId}.png`} alt={t("captcha.alt", { count })} {...CAPTCHA_PICTURE} />
      <input
        id={id}
        name="captchaText"
        required
        defaultValue={defaultValue}
        maxLength={20}
        // Neither remembered nor suggested; "off" would also lose it when coming back after a broken line.
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(" ")}
        className="text-input captcha-input"
      />
      <button name="intent" value="new-picture" formNoValidate className="button-small">
        {t("captcha.another")}
      </button>
      <details>
        <summary>{t("captcha.sound")}</summary>
        <p className="field-hint">{t("captcha.soundHint", { count })}</p>
        <audio controls preload="none" src={sound} />
        <a href={sound} download="captcha.wav">
          {t("captcha.download")}
        </a>
      </details>
    </div>
  );
}
