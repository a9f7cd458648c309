import { Td, Tr, Typography } from "@strapi/design-system";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { retentionReportSchema, type RetentionReport } from "@wren/domain";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["retention.what", "retention.kept", "retention.ran", "retention.last", "retention.total"] as const;

/** Everything the site erases automatically: the rules, the last run, and its counts. */
export function RetentionPage() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("orders/retention", retentionReportSchema);
  return (
    <Page.Main>
      <Page.Title>{t("retention.title")}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("retention.title")}
        subtitle={t("retention.subtitle")}
      />
      <Layouts.Content>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {answer && <RetentionTable kinds={answer.kinds} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function RetentionTable({ kinds }: Pick<RetentionReport, "kinds">) {
  const { t, time } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} rowCount={kinds.length}>
      {kinds.map(({ kind, ranAt, lastCount, erasedAt, totalCount }) => (
        <Tr key={kind}>
          <Td>
            <Typography fontWeight="semiBold">{t(`retention.${kind}`)}</Typography>
          </Td>
          <Td>
            <Typography style={WRAPPED}>{t(`retention.${kind}.kept`)}</Typography>
          </Td>
          <Td>
            <Typography>{ranAt ? time(ranAt) : t("retention.never")}</Typography>
          </Td>
          <Td>
            <Typography>{lastCount}</Typography>
          </Td>
          <Td>
            <Typography style={WRAPPED}>
              {erasedAt ? t("retention.total.since", { totalCount, at: time(erasedAt) }) : totalCount}
            </Typography>
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}
