import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { KbQuestionView } from "#app/lib/kb-view.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import { useKbTexts } from "./texts.ts";

/** The FAQ: each question opens to its answer and links to its article. */
export function TopQuestions({ questions }: { questions: readonly KbQuestionView[] }) {
  const t = useKbTexts();
  if (questions.length === 0) return null;
  return (
    <Section heading={t("topQuestions.heading")}>
      <div className="divide-y divide-rule border-b border-rule">
        {questions.map(({ slug, title, body }) => (
          <details key={slug} className="faq">
            <summary>{title}</summary>
            <div className="pb-6">
              <RichText text={body} below={2} />
              <p className="mt-4">
                <LocalizedLink to={`${KB_PATH}/${slug}`} className="footer-link">
                  {t("topQuestions.more")}
                </LocalizedLink>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
