import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { LOCALES, type Locale } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { findCanned, type CannedReply } from "./canned";
import { CannedChoice } from "./desk-links";

type Props = { replies: CannedReply[]; language: Locale; begin: string; onPick: (text: string) => void };

const PREVIEW_LENGTH = 90;

export function CannedList({ replies, language, begin, onPick }: Props) {
  const { t, language: nameOf } = useTexts();
  const [chosen, setChosen] = useState(language);
  const [search, setSearch] = useState(begin);
  const found = findCanned(replies, search, chosen);
  const nothing = replies.length === 0 ? "chat.canned.empty" : found.length === 0 ? "chat.canned.none" : null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root name="canned-search" hint={t("chat.canned.hint")}>
        <Field.Label>{t("chat.canned.search")}</Field.Label>
        <TextInput
          autoFocus
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter" && found[0]) onPick(found[0][chosen]);
          }}
        />
        <Field.Hint />
      </Field.Root>
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
      {nothing && <Typography textColor="neutral600">{t(nothing)}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" maxHeight="26rem" overflow="auto">
        {found.map((reply) => (
          <li key={reply.id}>
            <CannedChoice type="button" onClick={() => onPick(reply[chosen])}>
              <Typography tag="span" display="block" fontWeight="bold" textColor="neutral800">
                {reply.title}
              </Typography>
              <Typography tag="span" display="block" variant="pi" textColor="neutral600">
                {reply[chosen].slice(0, PREVIEW_LENGTH)}
              </Typography>
            </CannedChoice>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
