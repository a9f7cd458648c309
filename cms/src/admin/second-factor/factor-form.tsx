import { Button, Flex } from "@strapi/design-system";
import type { FormEvent, ReactNode } from "react";
import { useTexts } from "../desk/use-texts";

type Props = {
  submit: string;
  variant?: "default" | "danger";
  isBusy: boolean;
  isComplete: boolean;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

/** Form of the page "Second factor", with its two buttons. */
export function FactorForm({ submit, variant = "default", isBusy, isComplete, onSubmit, onCancel, children }: Props) {
  const { t } = useTexts();

  function send(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }

  return (
    <form onSubmit={send} style={{ maxWidth: "52rem" }}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children}
        <Flex gap={2}>
          <Button type="submit" variant={variant} loading={isBusy} disabled={!isComplete}>
            {submit}
          </Button>
          <Button variant="tertiary" onClick={onCancel}>
            {t("factor.cancel")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
