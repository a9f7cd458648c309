import type { KbHit } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { CHAT_PATH, CONTACT_PATH, KB_PATH } from "#app/lib/paths.ts";
import { Marked } from "#app/components/ui/marked.tsx";
import { useKbTexts } from "./texts.ts";

type Props = { question: string; hits: readonly KbHit[] };

/** The results, best first, or links onwards when there are none. */
export function SearchResults({ question, hits }: Props) {
  const t = useKbTexts();
  return (
    <section className="page-grid pb-16 md:pb-24" aria-live="polite">
      <h2 className="text-heading col-span-full">
        {hits.length > 0 ? t("results.heading", { count: hits.length, question }) : t("results.none", { question })}
      </h2>
      {hits.length > 0 ? (
        <ol className="col-span-full mt-8 grid max-w-[46rem] gap-8">
          {hits.map(({ slug, title, excerpt }) => (
            <li key={slug}>
              <h3 className="text-title">
                <LocalizedLink to={`${KB_PATH}/${slug}`} className="kb-link">
                  <Marked pieces={title} />
                </LocalizedLink>
              </h3>
              <p className="mt-1 text-quiet">
                <Marked pieces={excerpt} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <div className="col-span-full mt-4 grid justify-items-start gap-6">
          <p className="max-w-text">{t("results.noneHint")}</p>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            <ButtonLink to={CONTACT_PATH} kind="quiet">
              {t("results.ask")}
            </ButtonLink>
            <ButtonLink to={CHAT_PATH} kind="quiet">
              {t("article.chat")}
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}
