import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { SUPPORT_PATH } from "#app/lib/paths.ts";
import { useSupportTexts } from "./texts.ts";

/** Fastest help first, for most people. */
const WAYS = ["kb", "chat", "contact", "files", "my-contact"] as const;

/** Further ways to get help, and whether an agent is online. */
export function WaysToHelp({ isChatOnline }: { isChatOnline: boolean }) {
  const t = useSupportTexts();
  return (
    <Section heading={t("heading")}>
      <ul className="row-list">
        {WAYS.map((way) => (
          <li key={way}>
            <h3 className="text-title">
              <LocalizedLink to={`${SUPPORT_PATH}/${way}`} className="kb-link">
                {t(`${way}.title`)}
              </LocalizedLink>
            </h3>
            <p className="max-w-text text-quiet">
              {way === "chat" && (
                <strong className="presence" data-online={isChatOnline}>
                  {t(isChatOnline ? "chat.online" : "chat.offline")}
                </strong>
              )}{" "}
              {t(`${way}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
