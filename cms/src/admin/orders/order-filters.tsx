import { Box, Field, Flex, TextInput } from "@strapi/design-system";
import { ORDER_STATES, PAYMENT_METHODS, type DeskOrderList } from "@wren/domain";
import { Choice } from "../desk/choice";
import { useTexts } from "../desk/use-texts";
import type { OrderQuery } from "./use-order-query";

type Props = {
  query: OrderQuery;
  choices: DeskOrderList["choices"] | null;
  onChange: (changes: Record<string, string | null>) => void;
};

export function OrderFilters({ query, choices, onChange }: Props) {
  const { t, country, locale } = useTexts();
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end" paddingBottom={4}>
      <Choice
        label={t("column.state")}
        value={query.state ?? null}
        options={ORDER_STATES.map((state) => ({ value: state, text: t(`state.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <Choice
        label={t("filter.method")}
        value={query.method ?? null}
        options={PAYMENT_METHODS.map((method) => ({ value: method, text: t(`method.${method}`) }))}
        onChange={(method) => onChange({ method })}
      />
      <Choice
        label={t("column.country")}
        value={query.country ?? null}
        options={(choices?.countries ?? []).map((code) => ({ value: code, text: country(code) }))}
        onChange={(code) => onChange({ country: code })}
      />
      <Choice
        label={t("filter.product")}
        value={query.product ?? null}
        options={(choices?.products ?? []).map(({ slug, name }) => ({ value: slug, text: name[locale] }))}
        onChange={(product) => onChange({ product })}
      />
      <Day label={t("filter.from")} value={query.from} onChange={(from) => onChange({ from })} />
      <Day label={t("filter.until")} value={query.until} onChange={(until) => onChange({ until })} />
    </Flex>
  );
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string | null) => void };

function Day({ label, value = "", onChange }: DayProps) {
  return (
    <Box width="16rem" maxWidth="100%">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <TextInput type="date" value={value} onChange={({ target }) => onChange(target.value || null)} />
      </Field.Root>
    </Box>
  );
}
