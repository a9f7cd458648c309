import { Field, TextInput, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { secondFactorOfferSchema, type SecondFactorOffer } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { CodeField } from "./code-field";
import { FactorForm } from "./factor-form";
import { FactorOffer } from "./factor-offer";
import { useFactorCall } from "./use-factor-call";

type Props = { isOn: boolean; onEnd: () => void };

/** Asks for the password, shows the new key, and takes its first code. */
export function SetUp({ isOn, onEnd }: Props) {
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  return offer ? <Confirm offer={offer} onEnd={onEnd} /> : <Begin isOn={isOn} onBegun={setOffer} onCancel={onEnd} />;
}

type BeginProps = { isOn: boolean; onBegun: (offer: SecondFactorOffer) => void; onCancel: () => void };

function Begin({ isOn, onBegun, onCancel }: BeginProps) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useFactorCall();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const isAboutCode = refusal === "refusal.wrong-code";

  async function begin() {
    const answer = await send("begin", { password, ...(isOn && { code }) });
    if (answer) onBegun(secondFactorOfferSchema.parse(answer));
  }

  return (
    <FactorForm
      submit={t("factor.continue")}
      isBusy={isBusy}
      isComplete={password !== "" && (!isOn || code.trim() !== "")}
      onSubmit={begin}
      onCancel={onCancel}
    >
      <Field.Root name="password" error={refusal && !isAboutCode ? t(refusal) : undefined} required>
        <Field.Label>{t("factor.password")}</Field.Label>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Field.Error />
      </Field.Root>
      {isOn && (
        <CodeField
          code={code}
          onChange={setCode}
          hint={t("factor.replace.hint")}
          error={isAboutCode ? t(refusal) : undefined}
        />
      )}
    </FactorForm>
  );
}

function Confirm({ offer, onEnd }: { offer: SecondFactorOffer; onEnd: () => void }) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useFactorCall();
  const { toggleNotification } = useNotification();
  const [code, setCode] = useState("");

  async function confirm() {
    if (!(await send("confirm", { code }))) return;
    toggleNotification({ type: "success", message: t("factor.confirmed") });
    onEnd();
  }

  return (
    <FactorForm
      submit={t("factor.confirm")}
      isBusy={isBusy}
      isComplete={code.trim() !== ""}
      onSubmit={confirm}
      onCancel={onEnd}
    >
      <FactorOffer {...offer} />
      <Typography tag="p">{t("factor.type")}</Typography>
      <CodeField code={code} onChange={setCode} error={refusal ? t(refusal) : undefined} />
    </FactorForm>
  );
}
