import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from "@wren/domain";
import type { ComponentProps } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import type { SearchProblem } from "#app/lib/search-problem.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useKeptValue } from "#app/lib/use-kept-value.ts";

import { Suggestions } from "./suggestions.tsx";
import { useKbTexts } from "./texts.ts";
import { useSuggestions } from "./use-suggestions.ts";

const FORM = "kb";
const FIELD = fieldId(FORM, "q");

export const KB_SEARCH_FORM = FORM;

type Props = {
  /** The question of the results shown. */
  question?: string;
  /** A typed question that was not submitted yet. */
  typed?: string;
  problem?: SearchProblem | null;
  /** True where the search is what the page is for. */
  isHero?: boolean;
};

/** The search form of the knowledge base. With scripts, suggestions appear while typing. */
export function SearchForm({ question = "", typed, problem = null, isHero = false }: Props) {
  const t = useKbTexts();
  const locale = useCurrentLocale();
  const suggestions = useSuggestions(locale);
  const message =
    problem && t(`errors.${problem.code}`, { count: MIN_QUESTION_LENGTH, minutes: problem.waitMinutes ?? 1 });
  const isAtField = problem?.code === "question-too-short";
  return (
    <search className="page-grid pb-12 md:pb-16">
      <PageForm
        form={FORM}
        className={isHero ? "kb-search kb-search-hero" : "kb-search"}
        onBlur={suggestions.closeUnlessInside}
        onSubmit={suggestions.close}
      >
        {message && (
          <ErrorSummary
            heading={t("problem")}
            errors={[{ field: isAtField ? FIELD : null, message }]}
            refusal={problem}
          />
        )}
        <label htmlFor={FIELD} className="field-label">
          {t("search.label")}
        </label>
        {isAtField && (
          <p id={`${FIELD}-error`} className="field-error">
            {message}
          </p>
        )}
        <div className="kb-search-row">
          <QuestionField
            // A new key for each question, so that text typed for the last one does not stay.
            key={question}
            question={question}
            typed={typed}
            aria-invalid={isAtField ? true : undefined}
            aria-describedby={isAtField ? `${FIELD}-error ${FIELD}-hint` : `${FIELD}-hint`}
            {...suggestions.inputProps}
          />
          <button className="button-primary">{t("search.submit")}</button>
          <Suggestions label={t("search.suggestions")} {...suggestions.list} />
        </div>
        <p id={`${FIELD}-hint`} className="field-hint">
          {t("search.hint")}
        </p>
      </PageForm>
    </search>
  );
}

function QuestionField({ question, typed, ...props }: ComponentProps<"input"> & Pick<Props, "question" | "typed">) {
  const kept = useKeptValue(typed);
  const isHydrated = useHydrated();
  return (
    <input
      id={FIELD}
      name="q"
      // A search field may not be a combobox.
      type="text"
      inputMode="search"
      required
      minLength={MIN_QUESTION_LENGTH}
      maxLength={MAX_QUESTION_LENGTH}
      defaultValue={kept ?? question}
      // With scripts our own suggestions replace the browser's. Without scripts "off" would make a browser forget the
      // typed text.
      autoComplete={isHydrated ? "off" : undefined}
      enterKeyHint="search"
      className="text-input"
      {...props}
    />
  );
}
