import { Button, Field, Flex, Textarea } from "@strapi/design-system";
import { useState, type FormEvent } from "react";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { draftFor, keepDraft, textSince } from "./drafts";
import { NotePaper } from "./note-paper";
import { NOTE_ID } from "./use-shortcuts";

type Props = { conversation: string; onChanged: () => void };

/** Stands far from the answer form, in another colour: a note must never be sent to a visitor. */
export function NoteForm({ conversation, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  const [note, setNote] = useState(() => draftFor(conversation).note);

  function write(text: string) {
    setNote(text);
    keepDraft(conversation, { note: text });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const isSaved = await send(`chat/conversations/${conversation}/note`, { note }, "chat.note.done");
    if (isSaved) write(textSince(draftFor(conversation).note, note));
  }

  return (
    <NotePaper as="form" onSubmit={(event: FormEvent) => void save(event)}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Field.Root name="note" id={NOTE_ID} hint={t("chat.note.hint")}>
          <Field.Label>{t("chat.note")}</Field.Label>
          <Textarea value={note} maxLength={2_000} rows={3} onChange={({ target }) => write(target.value)} />
          <Field.Hint />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={isBusy} disabled={note.trim() === ""}>
          {t("chat.note.save")}
        </Button>
      </Flex>
    </NotePaper>
  );
}
