import { Button, Field, Flex, Popover, TextInput } from "@strapi/design-system";
import { SNOOZE_MOST_DAYS, SNOOZE_TIMES, DAY_MS } from "@wren/domain";
import { useState, type FormEvent } from "react";
import { useTexts } from "../desk/use-texts";
import { snoozeUntil } from "./snooze-times";
import { SNOOZE_ID } from "./use-shortcuts";

type Props = { isBusy: boolean; onPick: (until: Date) => void };

/** Times until which a conversation is put aside: three that are often wanted, or any other. */
export function SnoozePicker({ isBusy, onPick }: Props) {
  const { t, time } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState("");
  const now = new Date();

  function pick(until: Date) {
    setIsOpen(false);
    setOwn("");
    onPick(until);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger>
        <Button id={SNOOZE_ID} type="button" variant="tertiary" disabled={isBusy}>
          {t("chat.snooze")}
        </Button>
      </Popover.Trigger>
      <Popover.Content align="end" aria-label={t("chat.snooze")}>
        <Flex direction="column" alignItems="stretch" gap={2} padding={3} width="min(32rem, 90vw)">
          {SNOOZE_TIMES.map((known) => {
            const until = snoozeUntil(known, now);
            return (
              <Button key={known} variant="tertiary" onClick={() => pick(until)}>
                {t(`chat.snooze.${known}`, { at: time(until.toISOString()) })}
              </Button>
            );
          })}
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (own) pick(new Date(own));
            }}
          >
            <Flex direction="column" alignItems="stretch" gap={2}>
              <Field.Root name="until" hint={t("chat.snooze.hint", { days: SNOOZE_MOST_DAYS })}>
                <Field.Label>{t("chat.snooze.own")}</Field.Label>
                <TextInput
                  type="datetime-local"
                  value={own}
                  min={localInput(now)}
                  max={localInput(new Date(now.getTime() + SNOOZE_MOST_DAYS * DAY_MS))}
                  onChange={({ target }) => setOwn(target.value)}
                />
                <Field.Hint />
              </Field.Root>
              <Button type="submit" variant="secondary" disabled={own === ""}>
                {t("chat.snooze.until")}
              </Button>
            </Flex>
          </form>
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}

/** A time as a field of this kind wants it: local, to the minute. */
function localInput(time: Date): string {
  const digits = (value: number) => String(value).padStart(2, "0");
  const day = [time.getFullYear(), digits(time.getMonth() + 1), digits(time.getDate())].join("-");
  return `${day}T${digits(time.getHours())}:${digits(time.getMinutes())}`;
}
