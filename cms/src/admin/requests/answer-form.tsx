import { Button, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { useState, type FormEvent } from "react";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { reference: string; answerTo: string | null; onDone: () => void };

/** A mail in plain text, from here; further answers come to the mailbox of support. */
export function AnswerForm({ reference, answerTo, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [answer, setAnswer] = useState("");

  async function sendAnswer(event: FormEvent) {
    event.preventDefault();
    // What was typed stays until it is sent.
    if (await send(`requests/${reference}/answer`, { answer }, "answer.done")) setAnswer("");
  }

  if (!answerTo)
    return (
      <Section title={t("answer.title")}>
        <Typography>{t("answer.nobody")}</Typography>
      </Section>
    );
  return (
    <Section title={t("answer.title")}>
      <form onSubmit={(event) => void sendAnswer(event)}>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Field.Root name="answer" hint={t("answer.hint", { address: answerTo })} required>
            <Field.Label>{t("answer.label")}</Field.Label>
            <Textarea value={answer} maxLength={10_000} rows={10} onChange={({ target }) => setAnswer(target.value)} />
            <Field.Hint />
          </Field.Root>
          <Button type="submit" loading={isBusy} disabled={answer.trim() === ""}>
            {t("answer.send")}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
