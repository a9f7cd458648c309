import { Button, Field, Flex, Textarea } from "@strapi/design-system";
import { useState, type FormEvent } from "react";
import { Section } from "./section";
import type { TextKey } from "./texts";
import { useDeskAction } from "./use-desk-action";
import { useTexts } from "./use-texts";

type Props = {
  /** Purpose of the note. */
  about?: "note" | "decide-monero" | "settle-refund";
  /** Path of the call that takes the note. */
  path: string;
  /** Text that says who reads the note and how long it is kept. */
  hint: TextKey;
  onDone: () => void;
};

export function NoteForm({ about = "note", path, hint, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [note, setNote] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    // The typed text stays until it is saved.
    if (await send(path, { note }, `action.${about}.done`)) setNote("");
  }

  return (
    <Section title={t(`action.${about}.label`)}>
      <form onSubmit={(event) => void save(event)}>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Field.Root name="note" hint={t(hint)}>
            <Textarea
              aria-label={t(`action.${about}.label`)}
              value={note}
              maxLength={2_000}
              onChange={({ target }) => setNote(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Button type="submit" variant="secondary" loading={isBusy} disabled={note.trim() === ""}>
            {t(`action.${about}`)}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
