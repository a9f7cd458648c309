import { RichText } from "#app/components/ui/rich-text.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

export function FaqList({ heading, questions }: BlockView<"blocks.faq-list">) {
  return (
    <Section heading={heading}>
      <div className="divide-y divide-rule border-b border-rule">
        {questions.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary>{question}</summary>
            <div className="pb-6">
              <RichText text={answer} below={2} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
