import { pathOfEntry, type SiteHit } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Marked } from "#app/components/ui/marked.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { CHAT_PATH, CONTACT_PATH, FILES_PATH } from "#app/lib/paths.ts";
import { useSearchTexts } from "./texts.ts";

type Props = { question: string; hits: readonly SiteHit[] };

/** The results of all kinds, best first, or the ways to a person when nothing fits. */
export function SiteSearchResults({ question, hits }: Props) {
  const t = useSearchTexts();
  return (
    <section className="page-grid pb-16 md:pb-24" aria-live="polite">
      <h2 className="text-heading col-span-full">
        {hits.length > 0 ? t("results.heading", { count: hits.length, question }) : t("results.none", { question })}
      </h2>
      {hits.length > 0 ? (
        <ol className="col-span-full mt-8 grid max-w-[46rem] gap-8">
          {hits.map((hit) => (
            <Result key={`${hit.kind} ${hit.slug}`} hit={hit} />
          ))}
        </ol>
      ) : (
        <div className="col-span-full mt-4 grid justify-items-start gap-6">
          <p className="max-w-text">{t("results.noneHint")}</p>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            <ButtonLink to={CONTACT_PATH} kind="quiet">
              {t("results.contact")}
            </ButtonLink>
            <ButtonLink to={CHAT_PATH} kind="quiet">
              {t("results.chat")}
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}

function Result({ hit: { kind, slug, title, excerpt } }: { hit: SiteHit }) {
  const t = useSearchTexts();
  return (
    <li>
      <p className="text-sm text-quiet">{t(`kinds.${kind}`)}</p>
      <h3 className="text-title">
        <LocalizedLink to={kind === "file" ? FILES_PATH : pathOfEntry(kind, slug)} className="kb-link">
          <Marked pieces={title} />
        </LocalizedLink>
      </h3>
      <p className="mt-1 text-quiet">
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}
