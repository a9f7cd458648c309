import { MAX_QUESTION_LENGTH } from "@wren/domain";
import { Form } from "react-router";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import { CONTACT_PATH, KB_PATH, SEARCH_PATH, SHOP_PATH } from "#app/lib/paths.ts";

const LINKS = [
  { text: "toShop", path: SHOP_PATH },
  { text: "toKb", path: KB_PATH },
  { text: "toContact", path: CONTACT_PATH },
] as const;

/** A search of the whole site and links onwards, for visitors whose page does not exist. */
export function WaysOn() {
  const t = useTranslations("error");
  const action = localizePath(SEARCH_PATH, useCurrentLocale());
  return (
    <>
      <search>
        {/* The search itself says what is wrong with a question, in the page's design. */}
        <Form action={action} className="kb-search mt-10" noValidate>
          <label htmlFor="lost-q" className="field-label">
            {t("search")}
          </label>
          <div className="kb-search-row">
            <input
              id="lost-q"
              name="q"
              type="search"
              required
              maxLength={MAX_QUESTION_LENGTH}
              enterKeyHint="search"
              className="text-input"
            />{" "}
            <button className="button-primary">{t("submitSearch")}</button>
          </div>
        </Form>
      </search>
      <ul className="mt-6 flex flex-wrap gap-x-8">
        {LINKS.map(({ text, path }) => (
          <li key={path}>
            <LocalizedLink to={path} className="footer-link">
              {t(text)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </>
  );
}
