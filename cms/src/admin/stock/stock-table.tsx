import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskStock } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";
import { MovementDialog } from "./movement-dialog";

const COLUMNS = ["code", "stock", "kept", "shelf", "state"] as const;

type Props = { articles: DeskStock[]; onMoved: () => void };

export function StockTable({ articles, onMoved }: Props) {
  const { t } = useTexts();
  return (
    <DeskTable
      columns={COLUMNS.map((column) => t(`stock.${column}`))}
      actions={t("stock.move")}
      rowCount={articles.length}
    >
      {articles.map((article) => (
        <Tr key={article.articleId}>
          <Td>
            <TextLink tag={Link} to={`/stock/${article.articleId}`} style={{ whiteSpace: "nowrap" }}>
              {article.code}
            </TextLink>
          </Td>
          <Td>
            <Typography fontWeight="semiBold">{article.stock}</Typography>
          </Td>
          <Td>
            <Typography>{article.kept}</Typography>
          </Td>
          <Td>
            <Typography>{article.stock + article.kept}</Typography>
          </Td>
          <Td>
            <StockState {...article} />
          </Td>
          <Td>
            <MovementDialog article={article} onDone={onMoved} />
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}

export function StockState({ isLow, isActive }: Pick<DeskStock, "isLow" | "isActive">) {
  const { t } = useTexts();
  if (!isActive) return <Typography textColor="neutral600">{t("stock.state.inactive")}</Typography>;
  return (
    <Typography textColor={isLow ? "danger700" : "neutral600"} fontWeight={isLow ? "semiBold" : "regular"}>
      {t(isLow ? "stock.state.low" : "stock.state.enough")}
    </Typography>
  );
}
