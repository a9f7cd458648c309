import { Fragment } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { CHAT_PATH } from "#app/lib/paths.ts";
import { useSupportTexts } from "./texts.ts";

type Props = {
  supportHours: string | null;
  /** Name and address, a line each. */
  postalAddress: readonly string[];
  /** The support team's public key; null when there is none. */
  pgpKey: string | null;
};

/** Beside a form: when somebody answers, and the other ways to reach us. */
export function ReachUs({ supportHours, postalAddress, pgpKey }: Props) {
  const t = useSupportTexts();
  return (
    <aside aria-label={t("reach.heading")} className="reach-us">
      <h2 className="text-title">{t("reach.hours")}</h2>
      <p>
        {supportHours && <strong className="block">{supportHours}</strong>} {t("reach.within")}
      </p>
      <h2 className="text-title">{t("reach.other")}</h2>
      <p>
        <LocalizedLink to={CHAT_PATH}>{t("chat.title")}</LocalizedLink>: {t("reach.chat")}
      </p>
      <p>
        <LocalizedLink to="/imprint">{t("reach.imprint")}</LocalizedLink>: {t("reach.email")}
      </p>
      {postalAddress.length > 1 && (
        <address>
          {postalAddress.map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </address>
      )}
      {pgpKey && (
        <>
          <h2 className="text-title">{t("reach.key")}</h2>
          <p>{t("reach.keyText")}</p>
          <details className="more-fields">
            <summary>{t("reach.showKey")}</summary>
            <pre>{pgpKey}</pre>
          </details>
        </>
      )}
    </aside>
  );
}
