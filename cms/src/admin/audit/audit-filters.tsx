import { Box, Field, Flex, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { AUDIT_KINDS, type AuditKind, type AuditList } from "@wren/domain";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../desk/use-texts";

type Props = { kind: AuditKind | null; person: string | null; people: AuditList["people"] };

/** Value of the option that filters nothing; the select takes no empty one. */
const ALL = "all";

export function AuditFilters({ kind, person, people }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();

  function show(wanted: { kind: string | null; person: string | null }) {
    const chosen = Object.entries(wanted).filter(([, value]) => value !== null && value !== ALL);
    navigate(`/audit?${new URLSearchParams(chosen as [string, string][]).toString()}`);
  }

  return (
    <Flex gap={4} wrap="wrap" paddingBottom={4}>
      <Choice
        label={t("audit.kind")}
        value={kind}
        options={AUDIT_KINDS.map((known) => ({ value: known, text: t(`audit.kind.${known}`) }))}
        onChange={(value) => show({ kind: value, person })}
      />
      <Choice
        label={t("audit.who")}
        value={person}
        options={people.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(value) => show({ kind, person: value })}
      />
    </Flex>
  );
}

type ChoiceProps = {
  label: string;
  value: string | null;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useTexts();
  return (
    <Box width="22rem" maxWidth="100%">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value ?? ALL} onChange={(chosen) => onChange(String(chosen))}>
          {[{ value: ALL, text: t("audit.all") }, ...options].map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
