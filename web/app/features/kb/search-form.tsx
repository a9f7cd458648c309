import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from "@wren/domain";
import { Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import type { KbProblem } from "./kb-problem.ts";
import { Suggestions } from "./suggestions.tsx";
import { useKbTexts } from "./texts.ts";
import { useSuggestions } from "./use-suggestions.ts";

const FORM = "kb";
const FIELD = fieldId(FORM, "q");

type Props = { question?: string; problem?: KbProblem | null };

/** Asks the knowledge base: an ordinary form, and with scripts a list that grows while one types. */
export function SearchForm({ question = "", problem = null }: Props) {
  const t = useKbTexts();
  const locale = useCurrentLocale();
  const suggestions = useSuggestions(locale);
  const message =
    problem && t(`errors.${problem.code}`, { count: MIN_QUESTION_LENGTH, minutes: problem.waitMinutes ?? 1 });
  const isAtField = problem?.code === "question-too-short";
  return (
    <search className="page-grid pb-12 md:pb-16">
      <Form
        method="get"
        noValidate
        action={localizePath(KB_PATH, locale)}
        className="kb-search"
        onBlur={suggestions.closeUnlessInside}
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
          <input
            // A new question is a new field: what was typed for the last one must not stay in it.
            key={question}
            id={FIELD}
            name="q"
            type="search"
            required
            minLength={MIN_QUESTION_LENGTH}
            maxLength={MAX_QUESTION_LENGTH}
            defaultValue={question}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={isAtField ? true : undefined}
            aria-describedby={isAtField ? `${FIELD}-error ${FIELD}-hint` : `${FIELD}-hint`}
            className="text-input"
            {...suggestions.inputProps}
          />
          <button className="button-primary">{t("search.submit")}</button>
          <Suggestions label={t("search.suggestions")} {...suggestions.list} />
        </div>
        <p id={`${FIELD}-hint`} className="field-hint">
          {t("search.hint")}
        </p>
      </Form>
    </search>
  );
}
