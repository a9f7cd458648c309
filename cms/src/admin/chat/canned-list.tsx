import { Button, Flex } from "@strapi/design-system";
import { LOCALES, type Locale } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { findCanned, type CannedReply } from "./canned";
import { PickList } from "./pick-list";
import { useStepWords } from "./steps-line";
import { hasSteps } from "./template-steps";

type Props = {
  replies: CannedReply[];
  language: Locale;
  begin: string;
  onPick: (text: string, template: CannedReply) => void;
};

const PREVIEW_LENGTH = 90;

export function CannedList({ replies, language, begin, onPick }: Props) {
  const { t, language: nameOf } = useTexts();
  const stepWords = useStepWords();
  const [chosen, setChosen] = useState(language);
  const [search, setSearch] = useState(begin);
  const found = findCanned(replies, search, chosen);
  return (
    <PickList
      name="canned-search"
      label={t("chat.canned.search")}
      hint={t("chat.canned.hint")}
      search={search}
      onSearch={setSearch}
      options={found.map((reply) => {
        const steps = hasSteps(reply) ? `${t("chat.steps", { steps: stepWords(reply) })} · ` : "";
        return { id: String(reply.id), title: reply.title, detail: steps + reply[chosen].slice(0, PREVIEW_LENGTH) };
      })}
      status={replies.length === 0 ? t("chat.canned.empty") : t("chat.canned.found", { count: found.length })}
      onPick={(index) => onPick(found[index][chosen], found[index])}
    >
      <Flex role="group" aria-label={t("chat.canned.language")} gap={2}>
        {LOCALES.map((locale) => (
          <Button
            key={locale}
            type="button"
            size="S"
            variant={locale === chosen ? "secondary" : "tertiary"}
            aria-pressed={locale === chosen}
            onClick={() => setChosen(locale)}
          >
            {nameOf(locale)}
          </Button>
        ))}
      </Flex>
    </PickList>
  );
}
