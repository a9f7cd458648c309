import { Button, Dialog, Flex, Typography, type ButtonProps } from "@strapi/design-system";
import { useState, type ReactNode } from "react";
import { useTexts } from "./use-texts";

type Props = {
  /** Id of the button. */
  id?: string;
  label: string;
  question: string;
  /** The consequences, in whole sentences. */
  what: string;
  variant: ButtonProps["variant"];
  isBusy: boolean;
  isDisabled?: boolean;
  /** The dialog closes afterwards even on failure, because it would cover the message about the result. */
  onConfirm: () => Promise<unknown>;
  /** Fields to fill in. */
  children?: ReactNode;
};

/** Button that asks for confirmation first. */
export function ConfirmedAction({
  id,
  label,
  question,
  what,
  variant,
  isBusy,
  isDisabled,
  onConfirm,
  children,
}: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);

  async function confirm() {
    await onConfirm();
    setIsOpen(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button id={id} variant={variant} fullWidth disabled={isDisabled}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{question}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Dialog.Description>
              <Typography tag="span">{what}</Typography>
            </Dialog.Description>
            {children}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {t("action.cancel-dialog")}
            </Button>
          </Dialog.Cancel>
          <Button variant={variant} fullWidth loading={isBusy} onClick={() => void confirm()}>
            {label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
