import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { CodeField } from "./code-field";
import { FactorForm } from "./factor-form";
import { useFactorCall } from "./use-factor-call";

export function TurnOff({ onEnd }: { onEnd: () => void }) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useFactorCall();
  const { toggleNotification } = useNotification();
  const [code, setCode] = useState("");

  async function turnOff() {
    if (!(await send("turn-off", { code }))) return;
    toggleNotification({ type: "success", message: t("factor.turned-off") });
    onEnd();
  }

  return (
    <FactorForm
      submit={t("factor.turn-off")}
      variant="danger"
      isBusy={isBusy}
      isComplete={code.trim() !== ""}
      onSubmit={turnOff}
      onCancel={onEnd}
    >
      <CodeField code={code} onChange={setCode} hint={t("factor.code.hint")} error={refusal ? t(refusal) : undefined} />
    </FactorForm>
  );
}
