import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { DeskConversation, DeskQueue } from "@wren/domain";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

const NOBODY = 0;

type Props = { conversation: DeskConversation; queue: DeskQueue; onChanged: () => void };

/** Gives the conversation to a colleague, takes it, or releases it. */
export function Assignee({ conversation: { key, assignee }, queue: { staff, me }, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  // A colleague who has left may still be the assignee.
  const choices = assignee && staff.every(({ id }) => id !== assignee.id) ? [...staff, assignee] : staff;

  function give(id: number) {
    const staffId = id === NOBODY ? null : id;
    const done = id === NOBODY ? "chat.give.released" : id === me.id ? "chat.take.done" : "chat.give.done";
    void send(`chat/conversations/${key}/assign`, { staffId }, done);
  }

  return (
    <Field.Root name="assignee">
      <Field.Label>{t("chat.give")}</Field.Label>
      <SingleSelect value={assignee?.id ?? NOBODY} disabled={isBusy} onChange={(id) => give(Number(id))}>
        <SingleSelectOption value={NOBODY}>{t("chat.give.nobody")}</SingleSelectOption>
        {choices.map(({ id, name }) => (
          <SingleSelectOption key={id} value={id}>
            {id === me.id ? t("chat.give.me", { name }) : name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
