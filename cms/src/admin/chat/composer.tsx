import { Button, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { PaperPlane } from "@strapi/icons";
import { useIsMobile } from "@strapi/strapi/admin";
import { CHAT_MESSAGE_MAX_LENGTH, type DeskConversation } from "@wren/domain";
import { useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useTexts } from "../desk/use-texts";
import { slashSearch } from "./canned";
import { CannedPicker } from "./canned-picker";
import { FilePicker } from "./file-picker";
import { LinkPicker } from "./link-picker";
import { isLinkKey } from "./shortcuts";
import { StepsLine } from "./steps-line";
import { useReply } from "./use-reply";
import { REPLY_ID } from "./use-shortcuts";

type Props = {
  conversation: DeskConversation;
  onTyped: (isTyping: boolean) => void;
  onChanged: () => void;
  onSent: () => void;
};

/** Form for the answer to the visitor. */
export function Composer({ conversation, onTyped, onChanged, onSent }: Props) {
  const { t } = useTexts();
  const isPhone = useIsMobile();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const reply = useReply({ conversation: conversation.key, onTyped, onChanged });
  const { draft, write, send, isBusy, isTooLong, hasFailed } = reply;
  const state = conversation.isBlocked ? "blocked" : conversation.state;

  async function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (await send()) onSent();
    field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex direction="column" alignItems="stretch" gap={2} padding={3} background="neutral0" borderColor="neutral150">
        {state !== "open" && <Typography variant="pi">{t(`chat.reply.${state}`)}</Typography>}
        <Field.Root name="reply" id={REPLY_ID} hint={isPhone ? undefined : t("chat.reply.hint", { key: COMMAND_KEY })}>
          <Field.Label>{t("chat.reply")}</Field.Label>
          <Textarea
            ref={field}
            value={draft.text}
            dir="auto"
            rows={isPhone ? 2 : 3}
            minHeight={isPhone ? "7rem" : undefined}
            maxLength={CHAT_MESSAGE_MAX_LENGTH}
            onChange={({ target }) => write({ text: target.value })}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
              if (isLinkKey(event)) {
                event.preventDefault();
                setIsLinking(true);
              }
            }}
          />
          <Field.Hint />
        </Field.Root>
        <Typography role="alert" variant="pi" textColor="danger700">
          {isTooLong && t("chat.reply.too-long", { count: draft.text.length, most: CHAT_MESSAGE_MAX_LENGTH })}
          {hasFailed && !isTooLong && t("chat.reply.failed")}
        </Typography>
        {draft.template && <StepsLine template={draft.template} onLeaveOut={() => write({ template: null })} />}
        <Flex gap={2} wrap="wrap" justifyContent="space-between">
          <Flex gap={2} wrap="wrap">
            <CannedPicker
              path="chat/canned-replies"
              language={conversation.language}
              slashed={slashSearch(draft.text)}
              onPick={(text, template) => reply.insert(text, template, field.current)}
              onClosed={() => field.current?.focus()}
            />
            <LinkPicker
              isOpen={isLinking}
              onTurn={setIsLinking}
              language={conversation.language}
              onPick={({ title, address }) => reply.insertHere(`${title}: ${address}`, field.current)}
              onClosed={() => field.current?.focus()}
            />
            <FilePicker
              path={`chat/conversations/${conversation.key}/files`}
              files={draft.files}
              onAdd={(file) => write({ files: [file] })}
              onRemove={() => write({ files: [] })}
            />
          </Flex>
          <Button type="submit" startIcon={<PaperPlane />} loading={isBusy} disabled={!reply.canSend}>
            {t("chat.reply.send")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

const COMMAND_KEY = navigator.userAgent.includes("Macintosh") ? "⌘" : "Ctrl";
