import { Button, Field, Flex, Textarea, TextInput } from "@strapi/design-system";
import { CORRECTION_LIMITS, type DeskSubscription } from "@wren/domain";
import { useState, type FormEvent } from "react";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { subscription: DeskSubscription; onDone: () => void };

/** Corrects the end or the size, with a reason; refused when the subscription has changed since it was loaded. */
export function CorrectionForm({ subscription, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const seen = { endsOn: subscription.endsOn, quotaGb: subscription.quotaGb };
  const [endsOn, setEndsOn] = useState(seen.endsOn);
  const [quotaGb, setQuotaGb] = useState(String(seen.quotaGb));
  const [note, setNote] = useState("");
  const isSame = endsOn === seen.endsOn && Number(quotaGb) === seen.quotaGb;

  async function save(event: FormEvent) {
    event.preventDefault();
    const correction = { seen, endsOn, quotaGb: Number(quotaGb), note };
    if (await send(`subscriptions/${subscription.mobileId}/correct`, correction, "correct.done")) setNote("");
  }

  return (
    <Section title={t("correct.title")}>
      <form onSubmit={(event) => void save(event)}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="endsOn" hint={t("correct.endsOn.hint")}>
            <Field.Label>{t("subscription.endsOn")}</Field.Label>
            <TextInput
              type="date"
              value={endsOn}
              min={CORRECTION_LIMITS.firstDay}
              max={CORRECTION_LIMITS.lastDay}
              onChange={({ target }) => setEndsOn(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Field.Root name="quotaGb">
            <Field.Label>{t("subscription.quotaGb")}</Field.Label>
            <TextInput
              type="number"
              value={quotaGb}
              min={1}
              max={CORRECTION_LIMITS.maxQuotaGb}
              onChange={({ target }) => setQuotaGb(target.value)}
            />
          </Field.Root>
          <Field.Root name="note" hint={t("correct.note.hint")} required>
            <Field.Label>{t("correct.note")}</Field.Label>
            <Textarea value={note} maxLength={2_000} onChange={({ target }) => setNote(target.value)} />
            <Field.Hint />
          </Field.Root>
          <Button type="submit" variant="secondary" loading={isBusy} disabled={isSame || note.trim() === ""}>
            {t("correct.save")}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
