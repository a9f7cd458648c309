import { Flex, Link as TextLink } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Layouts, Page, Pagination } from "@strapi/strapi/admin";
import { deskArticleSchema } from "@wren/domain";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { Section } from "../desk/section";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { MovementDialog } from "./movement-dialog";
import { MovementTable } from "./movement-table";
import { PriceChanges } from "./price-changes";

/** An article's stock and its history. */
export function ArticlePage() {
  const { t } = useTexts();
  const { articleId = "" } = useParams();
  const [params] = useSearchParams();
  const asked = new URLSearchParams({ page: params.get("page") ?? "1" }).toString();
  const { answer, problem, reload } = useLoaded(`stock/${articleId}?${asked}`, deskArticleSchema);
  if (problem) return <LoadProblem onRetry={reload} />;
  if (!answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  const { code, movements, total, pageSize, stock, kept } = answer;
  return (
    <Page.Main>
      <Page.Title>{code}</Page.Title>
      <Layouts.Header
        title={code}
        subtitle={t("stock.move.what", { stock, kept })}
        navigationAction={
          <TextLink tag={Link} to="/stock" startIcon={<ArrowLeft />}>
            {t("stock.all")}
          </TextLink>
        }
        primaryAction={<MovementDialog article={answer} onDone={reload} />}
        secondaryAction={
          <TextLink tag={Link} to={`/content-manager/collection-types/api::sku.sku/${articleId}`}>
            {t("stock.edit")}
          </TextLink>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Section title={t("stock.history")}>
            <MovementTable movements={movements} />
            <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total} defaultPageSize={pageSize}>
              <span />
              <Pagination.Links />
            </Pagination.Root>
          </Section>
          <Section title={t("price.title")}>
            <PriceChanges article={answer} />
          </Section>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
