import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from "@strapi/design-system";
import {
  STAFF_MOVEMENT_KINDS,
  stockChange,
  stockMovementRequestSchema,
  type DeskStock,
  type StaffMovementKind,
} from "@wren/domain";
import { useState } from "react";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { article: DeskStock; onMoved: () => void; onDone: () => void };

/**
 * Fields of a movement. No form element: in the tree of React it would lie within the form of the article, and sending
 * it would save that one.
 */
export function MovementForm({ article, onMoved, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [kind, setKind] = useState<StaffMovementKind>("received");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  // The same movement sent again counts once; one that was changed is another.
  const [key, setKey] = useState(randomKey);
  const change = (set: () => void) => {
    set();
    setKey(randomKey());
  };
  const number = /^[+-]?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const movement = stockMovementRequestSchema.safeParse({ kind, number, reason, key });
  const after = article.stock + stockChange({ kind, number }, article);

  async function record() {
    if (movement.success && (await send(`stock/${article.articleId}/move`, movement.data, "stock.move.done")))
      onMoved();
  }

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{t("stock.move.what", { stock: article.stock, kept: article.kept })}</Typography>
          <Field.Root name="kind">
            <Field.Label>{t("stock.move.kind")}</Field.Label>
            <SingleSelect value={kind} onChange={(value) => change(() => setKind(value as StaffMovementKind))}>
              {STAFF_MOVEMENT_KINDS.map((known) => (
                <SingleSelectOption key={known} value={known}>
                  {t(`stock.kind.${known}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <Field.Root
            name="number"
            required
            error={after < 0 ? t("stock.move.too-few", { count: article.stock }) : undefined}
            hint={kind === "counted" ? t("stock.move.number.counted.hint") : undefined}
          >
            <Field.Label>{t(numberLabel(kind))}</Field.Label>
            <TextInput
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => change(() => setTyped(target.value))}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Field.Root name="reason" required hint={t("stock.move.reason.hint")}>
            <Field.Label>{t("stock.move.reason")}</Field.Label>
            <TextInput
              value={reason}
              maxLength={500}
              onChange={({ target }) => change(() => setReason(target.value))}
            />
            <Field.Hint />
          </Field.Root>
          {after >= 0 && <Typography fontWeight="semiBold">{t("stock.move.after", { count: after })}</Typography>}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{t("action.cancel-dialog")}</Button>
        </Modal.Close>
        <Button loading={isBusy} disabled={!movement.success || after < 0} onClick={() => void record()}>
          {t("stock.move.save")}
        </Button>
      </Modal.Footer>
    </>
  );
}

function numberLabel(kind: StaffMovementKind) {
  if (kind === "counted") return "stock.move.number.counted";
  return kind === "corrected" ? "stock.move.number.corrected" : "stock.move.number";
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
