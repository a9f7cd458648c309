import { EmptyStateLayout } from "@strapi/design-system";
import { Layouts, Page, Pagination } from "@strapi/strapi/admin";
import { AUDIT_KINDS, AUDIT_PAGE_SIZE, auditListSchema, type AuditList } from "@wren/domain";
import { useSearchParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded, type Loaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { AUDIT_DESK_PERMISSIONS } from "./permissions";

/** The admin's page "Audit trail". */
export default function AuditDesk() {
  return (
    <Page.Protect permissions={AUDIT_DESK_PERMISSIONS}>
      <AuditPage />
    </Page.Protect>
  );
}

/** The address holds the filters, so that "back" restores them. */
function AuditPage() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const kind = AUDIT_KINDS.find((known) => known === params.get("kind")) ?? null;
  const person = /^\d+$/.test(params.get("person") ?? "") ? params.get("person") : null;
  const asked = new URLSearchParams({
    ...(kind && { kind }),
    ...(person && { person }),
    page: params.get("page") ?? "1",
  });
  const list = useLoaded(`audit/list?${asked.toString()}`, auditListSchema);
  return (
    <Page.Main>
      <Page.Title>{t("audit.title")}</Page.Title>
      <Layouts.Header title={t("audit.title")} subtitle={t("audit.subtitle")} />
      <Layouts.Content>
        <AuditFilters kind={kind} person={person} people={list.answer?.people ?? []} />
        <Found list={list} />
      </Layouts.Content>
    </Page.Main>
  );
}

function Found({ list }: { list: Loaded<AuditList> }) {
  const { t } = useTexts();
  if (list.problem) return <LoadProblem onRetry={list.reload} />;
  if (!list.answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  const { entries, total } = list.answer;
  if (entries.length === 0) return <EmptyStateLayout content={t("audit.none")} />;
  return (
    <>
      <AuditTable entries={entries} />
      <Pagination.Root pageCount={Math.ceil(total / AUDIT_PAGE_SIZE)} total={total} defaultPageSize={AUDIT_PAGE_SIZE}>
        <span />
        <Pagination.Links />
      </Pagination.Root>
    </>
  );
}
