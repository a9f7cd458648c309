import { EmptyStateLayout } from "@strapi/design-system";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { failedMailsSchema } from "@wren/domain";
import { FailedMailTable } from "./failed-mail-table";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** Mails that could not be delivered after all retries: send them again, or dismiss them. */
export function FailedMailsPage() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("orders/failed-mails", failedMailsSchema);
  return (
    <Page.Main>
      <Page.Title>{t("mails.title")}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("mails.title")}
        subtitle={answer ? t("mails.subtitle", { count: answer.mails.length }) : undefined}
      />
      <Layouts.Content>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {answer?.mails.length === 0 && <EmptyStateLayout content={t("mails.none")} />}
        {answer && answer.mails.length > 0 && <FailedMailTable mails={answer.mails} onChange={reload} />}
      </Layouts.Content>
    </Page.Main>
  );
}
