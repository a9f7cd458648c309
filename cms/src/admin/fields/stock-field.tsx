import { Box, Field, Flex, Link as TextLink, TextInput, Typography } from "@strapi/design-system";
import { deskArticleSchema, type DeskArticle } from "@wren/domain";
import { Link, useParams } from "react-router-dom";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { MovementDialog } from "../stock/movement-dialog";
import { StockState } from "../stock/stock-table";
import type { FieldProps } from "./field-props";

/** The stock of an article: shown as it is now, and changed by movements only. */
export default function StockField({ label, hint }: FieldProps<number>) {
  const { t } = useTexts();
  const { id } = useParams();
  return (
    <Field.Root name="stock" hint={hint}>
      <Field.Label>{label}</Field.Label>
      {!id || id === "create" ? (
        <Typography textColor="neutral600">{t("stock.new")}</Typography>
      ) : (
        <CurrentStock articleId={id} />
      )}
      <Field.Hint />
    </Field.Root>
  );
}

/** Asks the server for it: the form knows only the stock of the moment when it was opened. */
function CurrentStock({ articleId }: { articleId: string }) {
  const { answer, reload } = useLoaded(`stock/${articleId}`, deskArticleSchema);
  return answer && <MovableStock article={answer} onMoved={reload} />;
}

function MovableStock({ article, onMoved }: { article: DeskArticle; onMoved: () => void }) {
  const { t } = useTexts();
  return (
    <Flex gap={4} wrap="wrap">
      <Box width="8rem">
        <TextInput readOnly value={String(article.stock)} />
      </Box>
      <MovementDialog article={article} onDone={onMoved} />
      <TextLink tag={Link} to={`/stock/${article.articleId}`}>
        {t("stock.history.link")}
      </TextLink>
      <StockState {...article} />
    </Flex>
  );
}
