import { Button, Field, Flex, Link as TextLink, Textarea, Typography } from "@strapi/design-system";
import type { AnswerWay } from "@wren/domain";
import { useState, type FormEvent } from "react";
import { Link } from "react-router-dom";
import { draftFor, keepDraft } from "../chat/drafts";
import { nextAttempt } from "../chat/message-key";
import { addressOf } from "../chat/use-place";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { reference: string; way: AnswerWay | null; onDone: () => void };

/** Sends a plain-text answer by mail or into the sender's conversation, whichever they asked for. */
export function AnswerForm({ reference, way, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [answer, setAnswer] = useState(() => draftFor(reference).text);

  function write(text: string) {
    setAnswer(text);
    keepDraft(reference, { text });
  }

  async function sendAnswer(event: FormEvent) {
    event.preventDefault();
    // The typed text stays until it is sent; the key keeps a retry from sending it twice.
    const { attempt: last } = draftFor(reference);
    const attempt = nextAttempt(last, { text: answer, file: null }, (bytes) => crypto.getRandomValues(bytes));
    keepDraft(reference, { attempt });
    if (!(await send(`requests/${reference}/answer`, { key: attempt.key, answer }, "answer.done"))) return;
    setAnswer("");
    keepDraft(reference, { text: "", attempt: null });
  }

  if (!way)
    return (
      <Section title={t("answer.title.nobody")}>
        <Typography>{t("answer.nobody")}</Typography>
      </Section>
    );
  const hint = way.by === "mail" ? t("answer.hint.mail", { address: way.address }) : t("answer.hint.chat");
  return (
    <Section title={t(`answer.title.${way.by}`)}>
      <form onSubmit={(event) => void sendAnswer(event)}>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Field.Root name="answer" hint={hint} required>
            <Field.Label>{t("answer.label")}</Field.Label>
            <Textarea value={answer} maxLength={10_000} rows={10} onChange={({ target }) => write(target.value)} />
            <Field.Hint />
          </Field.Root>
          {way.by === "chat" && way.conversation && (
            <TextLink tag={Link} to={addressOf({ view: "all", search: "", openKey: way.conversation })}>
              {t("answer.conversation")}
            </TextLink>
          )}
          <Button type="submit" loading={isBusy} disabled={answer.trim() === ""}>
            {t("answer.send")}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
