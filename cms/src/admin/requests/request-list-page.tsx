import { Box, EmptyStateLayout, Flex, Link as TextLink } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { deskRequestListSchema, REQUEST_STATES, type DeskRequestList } from "@wren/domain";
import { Link, useSearchParams } from "react-router-dom";
import { DeskSearch } from "../desk/desk-search";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { RequestTable } from "./request-table";

const FILTERS = [...REQUEST_STATES, "all"] as const;

/** Requests of visitors, newest first; only open ones by default. */
export function RequestListPage() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const search = params.get("search") ?? "";
  const state = FILTERS.find((known) => known === params.get("state")) ?? "open";
  const asked = new URLSearchParams({ search, state }).toString();
  const { answer, problem, reload } = useLoaded(`requests/list?${asked}`, deskRequestListSchema);
  return (
    <Page.Main>
      <Page.Title>{t("requests.title")}</Page.Title>
      <Layouts.Header
        title={t("requests.title")}
        subtitle={answer ? t("requests.subtitle", { count: answer.counts.open }) : t("desk.loading")}
      />
      <Layouts.Content>
        <Flex justifyContent="space-between" alignItems="center" gap={4} paddingBottom={4} wrap="wrap">
          <Box width="40rem" maxWidth="100%">
            <DeskSearch key={search} to="/requests" label="requests.search" searched={search} />
          </Box>
          <Filters chosen={search ? null : state} counts={answer?.counts ?? null} />
        </Flex>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {answer?.requests.length === 0 && (
          <EmptyStateLayout content={t(search ? "requests.none.search" : "requests.none")} />
        )}
        {answer && answer.requests.length > 0 && <RequestTable requests={answer.requests} />}
      </Layouts.Content>
    </Page.Main>
  );
}

type FilterProps = { chosen: (typeof FILTERS)[number] | null; counts: DeskRequestList["counts"] | null };

function Filters({ chosen, counts }: FilterProps) {
  const { t } = useTexts();
  return (
    <Flex tag="nav" aria-label={t("requests.filter")} gap={4}>
      {FILTERS.map((filter) => (
        <TextLink
          key={filter}
          tag={Link}
          to={`/requests?state=${filter}`}
          aria-current={filter === chosen ? "page" : undefined}
          style={filter === chosen ? { fontWeight: "bold", textDecoration: "underline" } : undefined}
        >
          {t(`requests.state.${filter}`)}
          {counts && filter !== "all" && ` (${String(counts[filter])})`}
        </TextLink>
      ))}
    </Flex>
  );
}
