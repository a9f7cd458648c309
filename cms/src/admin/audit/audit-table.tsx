import { Flex, Td, Tr, Typography } from "@strapi/design-system";
import type { AuditChange, AuditField, AuditList, Currency } from "@wren/domain";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import type { TextKey } from "../desk/texts";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["audit.when", "audit.who", "audit.what", "audit.changes", "audit.network"] as const;

export function AuditTable({ entries }: Pick<AuditList, "entries">) {
  const { t, time } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} rowCount={entries.length}>
      {entries.map(({ id, at, kind, action, who, subject, changes, network }) => (
        <Tr key={id}>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>{time(at)}</Typography>
          </Td>
          <Td>
            <Typography>{who ?? t("audit.nobody")}</Typography>
          </Td>
          <Td>
            <Typography fontWeight="semiBold" style={WRAPPED}>
              {t(`audit.kind.${kind}`)}: {t(`audit.action.${action}`)}
            </Typography>
            {subject && <Typography style={WRAPPED}>{subject}</Typography>}
          </Td>
          <Td>
            <Flex direction="column" alignItems="stretch" gap={1}>
              {changes.map((change) => (
                <Change key={change.field} {...change} />
              ))}
            </Flex>
          </Td>
          <Td>
            <Typography textColor="neutral600">{network}</Typography>
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}

function Change({ field, isSecret, before, after }: AuditChange) {
  const { t, sum } = useTexts();
  const label = t(`audit.field.${field}`);
  const currency = currencyOf(field);
  const show = (value: string) => {
    if (value === "true" || value === "false") return t(`audit.${value}`);
    return currency ? sum(Number(value), currency) : value;
  };
  const sentence = isSecret ? "audit.secret" : sentenceOf(before, after);
  const values = { label, before: show(before ?? ""), after: show(after ?? "") };
  return <Typography style={{ ...WRAPPED, overflowWrap: "anywhere" }}>{t(sentence, values)}</Typography>;
}

function sentenceOf(before: string | null, after: string | null): TextKey {
  if (before === null) return "audit.added";
  return after === null ? "audit.removed" : "audit.change";
}

/** Prices and rates are written in the smallest unit of the currency that their field is named after. */
function currencyOf(field: AuditField): Currency | null {
  const currency = /^(?:price|rate|monero)(Chf|Usd|Eur)$/.exec(field)?.[1]?.toUpperCase();
  return (currency as Currency | undefined) ?? null;
}
