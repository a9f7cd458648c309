import { Button, Modal } from "@strapi/design-system";
import type { DeskStock } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { MovementForm } from "./movement-form";

type Props = { article: DeskStock; onDone: () => void };

/** Button that opens the dialog in which a movement is recorded. */
export function MovementDialog({ article, onDone }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary">{t("stock.move")}</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t("stock.move.title", { code: article.code })}</Modal.Title>
        </Modal.Header>
        <MovementForm article={article} onMoved={() => setIsOpen(false)} onDone={onDone} />
      </Modal.Content>
    </Modal.Root>
  );
}
