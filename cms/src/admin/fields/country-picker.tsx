import { Box, Button, Checkbox, Field, Flex, Popover, TextInput, Typography } from "@strapi/design-system";
import { useMemo, useState } from "react";
import { useTexts } from "../desk/use-texts";
import { countriesIn, findCountries } from "./countries";

type Props = { chosen: string[]; isDisabled: boolean; onTurn: (code: string) => void };

/** All countries to tick, and a search among them; Escape leads back to the button. */
export function CountryPicker({ chosen, isDisabled, onTurn }: Props) {
  const { t } = useTexts();
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button type="button" variant="secondary" disabled={isDisabled}>
          {t("countries.choose")}
        </Button>
      </Popover.Trigger>
      <Popover.Content align="start" aria-label={t("countries.choose")}>
        <Box width="min(36rem, 90vw)" padding={3}>
          <CountryList chosen={chosen} onTurn={onTurn} />
        </Box>
      </Popover.Content>
    </Popover.Root>
  );
}

function CountryList({ chosen, onTurn }: Omit<Props, "isDisabled">) {
  const { t, locale } = useTexts();
  const [search, setSearch] = useState("");
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const found = findCountries(countries, search);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="countries-search" hint={t("countries.search.hint")}>
        <Field.Label>{t("countries.search")}</Field.Label>
        <TextInput
          autoFocus
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Otherwise the form around the field would be saved.
            event.preventDefault();
            if (search && found[0]) onTurn(found[0].code);
          }}
        />
        <Field.Hint />
      </Field.Root>
      {found.length === 0 && <Typography textColor="neutral600">{t("countries.search.none")}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} maxHeight="26rem" overflow="auto" padding={1}>
        {found.map(({ code, name }) => (
          <li key={code}>
            <Checkbox checked={chosen.includes(code)} onCheckedChange={() => onTurn(code)}>
              {name}
            </Checkbox>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
