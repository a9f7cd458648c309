import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import type { SecondFactorOffer } from "@wren/domain";
import { useState, type FormEvent } from "react";
import type { TextKey } from "../desk/texts";
import { useTexts } from "../desk/use-texts";
import { CodeField } from "./code-field";
import { FactorOffer } from "./factor-offer";

type Props = {
  /** Set when this user has no factor yet and needs one. */
  offer: SecondFactorOffer | null;
  /** Signs in with the code. @returns the text of a refusal, after which another code may be typed */
  send: (code: string) => Promise<TextKey | null>;
  onCancel: () => void;
};

/** Second step of a sign-in. */
export function SignInDialog({ offer, send, onCancel }: Props) {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<TextKey | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setRefusal(await send(code));
    setIsBusy(false);
  }

  return (
    <Modal.Root open onOpenChange={onCancel}>
      {/* A click beside the dialog must not lose codes that are shown once. */}
      <Modal.Content onPointerDownOutside={(event) => event.preventDefault()}>
        <form onSubmit={(event) => void submit(event)}>
          <Modal.Header>
            <Modal.Title>{t("factor.sign-in.title")}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {offer && <Typography tag="p">{t("factor.sign-in.set-up")}</Typography>}
              {offer && <FactorOffer {...offer} />}
              {offer && <Typography tag="p">{t("factor.type")}</Typography>}
              <CodeField
                code={code}
                onChange={setCode}
                hint={offer ? undefined : t("factor.code.hint")}
                error={refusal ? t(refusal) : undefined}
              />
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onCancel}>
              {t("factor.cancel")}
            </Button>
            <Button type="submit" loading={isBusy} disabled={code.trim() === ""}>
              {t("factor.sign-in")}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
