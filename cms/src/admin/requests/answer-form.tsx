import { Button, Field, Flex, Link as TextLink, Textarea, Typography } from "@strapi/design-system";
import { CONTACT_MAX_FILES, REQUEST_ANSWER_MAX_LENGTH, type AnswerWay, type DeskRequest } from "@wren/domain";
import { useRef, type FormEvent } from "react";
import { Link } from "react-router-dom";
import { slashSearch } from "../chat/canned";
import { CannedPicker } from "../chat/canned-picker";
import { FilePicker } from "../chat/file-picker";
import { addressOf } from "../chat/use-place";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";
import { useAnswer } from "./use-answer";

type Props = { request: DeskRequest; onDone: () => void };

/** Sends an answer by mail or into the sender's conversation, whichever they asked for. */
export function AnswerForm({ request, onDone }: Props) {
  const { t } = useTexts();
  const { answerWay: way } = request;
  if (way) return <WritableAnswer request={request} way={way} onDone={onDone} />;
  return (
    <Section title={t("answer.title.nobody")}>
      <Typography>{t("answer.nobody")}</Typography>
    </Section>
  );
}

function WritableAnswer({ request, way, onDone }: Props & { way: AnswerWay }) {
  const { t } = useTexts();
  const { reference, language } = request;
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(reference, onDone);
  const mailHint = request.repliesReturn ? "answer.hint.mail.returns" : "answer.hint.mail";
  const hint = way.by === "mail" ? t(mailHint, { address: way.address }) : t("answer.hint.chat");

  function submit(event: FormEvent) {
    event.preventDefault();
    void answer.send();
  }

  return (
    <Section title={t(`answer.title.${way.by}`)}>
      <form onSubmit={submit}>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Field.Root name="answer" hint={`${hint} ${t("answer.hint.canned")}`} required>
            <Field.Label>{t("answer.label")}</Field.Label>
            <Textarea
              ref={field}
              value={answer.text}
              maxLength={REQUEST_ANSWER_MAX_LENGTH}
              rows={10}
              onChange={({ target }) => answer.write(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Typography role="alert" variant="pi" textColor="danger700">
            {answer.isTooLong &&
              t("chat.reply.too-long", { count: answer.text.length, most: REQUEST_ANSWER_MAX_LENGTH })}
          </Typography>
          <Flex gap={2} wrap="wrap">
            <CannedPicker
              path="requests/canned-replies"
              language={language}
              slashed={slashSearch(answer.text)}
              onPick={answer.insert}
              onClosed={() => field.current?.focus()}
            />
            <FilePicker
              path={`requests/${reference}/files`}
              files={answer.files}
              isFull={answer.isFull}
              onAdd={answer.attach}
              onRemove={answer.detach}
            />
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {t("answer.files.hint", { most: CONTACT_MAX_FILES })}
          </Typography>
          {way.by === "chat" && way.conversation && (
            <TextLink tag={Link} to={addressOf({ view: "all", search: "", openKey: way.conversation })}>
              {t("answer.conversation")}
            </TextLink>
          )}
          <Button type="submit" loading={answer.isBusy} disabled={!answer.canSend}>
            {t("answer.send")}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
