import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from "@wren/domain";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import type { SearchProblem } from "#app/lib/search-problem.ts";
import { useKeptValue } from "#app/lib/use-kept-value.ts";
import { useSearchTexts } from "./texts.ts";

const FORM = "search";
const FIELD = fieldId(FORM, "q");

export const SITE_SEARCH_FORM = FORM;

type Props = {
  /** The question of the results shown. */
  question: string;
  /** A typed question that was not submitted yet. */
  typed: string | undefined;
  problem: SearchProblem | null;
};

/** The search form of the whole site. */
export function SiteSearchForm({ question, typed, problem }: Props) {
  const t = useSearchTexts();
  const message =
    problem && t(`errors.${problem.code}`, { count: MIN_QUESTION_LENGTH, minutes: problem.waitMinutes ?? 1 });
  const isAtField = problem?.code === "question-too-short";
  return (
    <search className="page-grid pb-12 md:pb-16">
      <PageForm form={FORM} className="kb-search">
        {message && (
          <ErrorSummary
            heading={t("problem")}
            errors={[{ field: isAtField ? FIELD : null, message }]}
            refusal={problem}
          />
        )}
        <label htmlFor={FIELD} className="field-label">
          {t("label")}
        </label>
        {isAtField && (
          <p id={`${FIELD}-error`} className="field-error">
            {message}
          </p>
        )}
        <div className="kb-search-row">
          {/* A new key for each question, so that text typed for the last one does not stay. */}
          <QuestionField key={question} question={question} typed={typed} isWrong={isAtField} />
          <button className="button-primary">{t("submit")}</button>
        </div>
        <p id={`${FIELD}-hint`} className="field-hint">
          {t("hint")}
        </p>
      </PageForm>
    </search>
  );
}

type FieldProps = Pick<Props, "question" | "typed"> & { isWrong: boolean };

function QuestionField({ question, typed, isWrong }: FieldProps) {
  const kept = useKeptValue(typed);
  return (
    <input
      id={FIELD}
      name="q"
      type="search"
      required
      minLength={MIN_QUESTION_LENGTH}
      maxLength={MAX_QUESTION_LENGTH}
      defaultValue={kept ?? question}
      enterKeyHint="search"
      className="text-input"
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? `${FIELD}-error ${FIELD}-hint` : `${FIELD}-hint`}
    />
  );
}
