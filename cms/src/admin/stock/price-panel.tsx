import { deskArticleSchema } from "@wren/domain";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { PriceChanges } from "./price-changes";

/** The entry that is being edited; a new one has no id yet. */
type Props = { model: string; documentId?: string; document?: { updatedAt?: string } };

/** Beside the form of an article: how its prices changed, and what open carts will see. */
export function PricePanel({ model, documentId, document }: Props) {
  const { t } = useTexts();
  if (model !== "api::sku.sku" || !documentId) return null;
  return { title: t("price.title"), content: <LoadedChanges key={document?.updatedAt} articleId={documentId} /> };
}

function LoadedChanges({ articleId }: { articleId: string }) {
  const { answer } = useLoaded(`stock/${articleId}`, deskArticleSchema);
  return answer && <PriceChanges article={answer} />;
}
