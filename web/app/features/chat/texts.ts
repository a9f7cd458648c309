import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";
import { dayOf, type Day } from "./message-time.ts";

/** `t("composer.send")`: the chat's texts in the visitor's language. */
export const useChatTexts = createFormTexts<typeof en>({ en, de });

/** A day in words. */
export function useDays() {
  const t = useChatTexts();
  const write = ({ year, month, day }: Day) => t("day", { day, month: t(`months.${month}`), year });
  return { write, writeIso: (iso: string) => write(dayOf(iso)) };
}
