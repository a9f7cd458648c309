import { Button, EmptyStateLayout, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { bookReportSchema, MOST_FINDINGS_OF_A_KIND, type BookReport } from "@wren/domain";
import { LoadProblem } from "../desk/load-problem";
import { useDeskAction } from "../desk/use-desk-action";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { BookTable } from "./book-table";

/** Results of the last check of the books, and a button to check again. */
export function BooksPage() {
  const { t, time } = useTexts();
  const { answer, problem, reload } = useLoaded("orders/books", bookReportSchema);
  const { send, isBusy } = useDeskAction(reload);
  const checked = ({ checkedAt, findings }: BookReport) =>
    checkedAt ? t("books.subtitle", { count: findings.length, at: time(checkedAt) }) : t("books.never");
  return (
    <Page.Main>
      <Page.Title>{t("books.title")}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("books.title")}
        subtitle={answer ? checked(answer) : undefined}
        primaryAction={
          <Button
            variant="secondary"
            startIcon={<ArrowClockwise />}
            loading={isBusy}
            onClick={() => void send("orders/books/check", {}, "books.check.done")}
          >
            {t("books.check")}
          </Button>
        }
      />
      <Layouts.Content>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {answer && <Findings {...answer} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function Findings({ checkedAt, findings, isWhole }: BookReport) {
  const { t } = useTexts();
  if (checkedAt === null) return null;
  if (findings.length === 0) return <EmptyStateLayout content={t("books.none")} />;
  return (
    <>
      <Typography tag="p" paddingBottom={4}>
        {t("books.hint")}
      </Typography>
      <BookTable findings={findings} />
      {!isWhole && (
        <Typography tag="p" textColor="neutral600" paddingTop={4}>
          {t("books.cut", { most: MOST_FINDINGS_OF_A_KIND })}
        </Typography>
      )}
    </>
  );
}
