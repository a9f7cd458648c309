import { EmptyStateLayout, Flex, Grid } from "@strapi/design-system";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { deskRequestSchema } from "@wren/domain";
import { useParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { NoteForm } from "../desk/note-form";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { AnswerForm } from "./answer-form";
import { RequestActions } from "./request-actions";
import { RequestFiles } from "./request-files";
import { RequestHistory } from "./request-history";
import { RequestMessage } from "./request-message";

/** One request with its message, history and actions. */
export function RequestPage() {
  const { t } = useTexts();
  const { reference = "" } = useParams();
  const path = `requests/${encodeURIComponent(reference)}`;
  const { answer: request, problem, reload } = useLoaded(path, deskRequestSchema);
  const title = t("request.title", { reference });
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/requests" />}
        title={title}
        subtitle={request ? t(`requests.state.${request.state}`) : undefined}
      />
      <Layouts.Content>
        {problem === "not-found" && <EmptyStateLayout content={t("request.not-found", { reference })} />}
        {problem === "failed" && <LoadProblem onRetry={reload} />}
        {!request && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {request && (
          <Grid.Root gap={4} paddingBottom={8}>
            <Grid.Item col={8} m={12} s={12} xs={12} alignItems="stretch" direction="column">
              <Flex direction="column" alignItems="stretch" gap={4}>
                <RequestMessage request={request} />
                {request.files.length > 0 && <RequestFiles reference={reference} files={request.files} />}
                <RequestHistory reference={reference} history={request.history} />
                <AnswerForm request={request} onDone={reload} />
              </Flex>
            </Grid.Item>
            <Grid.Item col={4} m={12} s={12} xs={12} alignItems="stretch" direction="column">
              <Flex direction="column" alignItems="stretch" gap={4}>
                <RequestActions request={request} onDone={reload} />
                <NoteForm path={`${path}/note`} hint="request.note.hint" onDone={reload} />
              </Flex>
            </Grid.Item>
          </Grid.Root>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
