import { Box, EmptyStateLayout, Flex, Link as TextLink } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { deskSubscriptionListSchema } from "@wren/domain";
import { Link, useSearchParams } from "react-router-dom";
import { DeskSearch } from "../desk/desk-search";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { SubscriptionTable } from "./subscription-table";

/** Finds a subscription by something its owner can name. */
export function SubscriptionListPage() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const search = params.get("search") ?? "";
  const asked = new URLSearchParams({ search }).toString();
  const { answer, problem, reload } = useLoaded(`subscriptions/list?${asked}`, deskSubscriptionListSchema);
  return (
    <Page.Main>
      <Page.Title>{t("subscriptions.title")}</Page.Title>
      <Layouts.Header
        title={t("subscriptions.title")}
        subtitle={answer ? t("subscriptions.subtitle", { count: answer.subscriptions.length }) : t("desk.loading")}
      />
      <Layouts.Content>
        <Flex justifyContent="space-between" alignItems="center" gap={4} paddingBottom={4}>
          <Box width="32rem" maxWidth="100%">
            <DeskSearch key={search} to="/subscriptions" label="subscriptions.search" searched={search} />
          </Box>
          {search && (
            <TextLink tag={Link} to="/subscriptions">
              {t("subscriptions.show-all")}
            </TextLink>
          )}
        </Flex>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {answer?.subscriptions.length === 0 && <EmptyStateLayout content={t("subscriptions.none")} />}
        {answer && answer.subscriptions.length > 0 && <SubscriptionTable subscriptions={answer.subscriptions} />}
      </Layouts.Content>
    </Page.Main>
  );
}
