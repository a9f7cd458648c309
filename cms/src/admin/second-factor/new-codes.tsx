import { Button, Flex, Typography } from "@strapi/design-system";
import { recoveryCodesSchema } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { CodeField } from "./code-field";
import { FactorForm } from "./factor-form";
import { RecoveryCodes } from "./factor-offer";
import { useFactorCall } from "./use-factor-call";

/** Replaces the recovery codes and shows the new ones once. */
export function NewCodes({ onEnd }: { onEnd: () => void }) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useFactorCall();
  const [code, setCode] = useState("");
  const [codes, setCodes] = useState<string[] | null>(null);

  async function renew() {
    const answer = await send("recovery-codes", { code });
    if (answer) setCodes(recoveryCodesSchema.parse(answer).recoveryCodes);
  }

  if (codes)
    return (
      <Flex direction="column" alignItems="stretch" gap={4} maxWidth="52rem">
        <Typography tag="p">{t("factor.codes.new")}</Typography>
        <RecoveryCodes codes={codes} />
        <Flex>
          <Button onClick={onEnd}>{t("factor.continue")}</Button>
        </Flex>
      </Flex>
    );
  return (
    <FactorForm
      submit={t("factor.codes")}
      isBusy={isBusy}
      isComplete={code.trim() !== ""}
      onSubmit={renew}
      onCancel={onEnd}
    >
      <Typography tag="p">{t("factor.codes.hint")}</Typography>
      <CodeField code={code} onChange={setCode} hint={t("factor.code.hint")} error={refusal ? t(refusal) : undefined} />
    </FactorForm>
  );
}
