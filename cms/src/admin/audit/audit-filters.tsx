import { Flex } from "@strapi/design-system";
import { AUDIT_KINDS, type AuditKind, type AuditList } from "@wren/domain";
import { useNavigate } from "react-router-dom";
import { Choice } from "../desk/choice";
import { useTexts } from "../desk/use-texts";

type Props = { kind: AuditKind | null; person: string | null; people: AuditList["people"] };

export function AuditFilters({ kind, person, people }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();

  function show(wanted: { kind: string | null; person: string | null }) {
    const chosen = Object.entries(wanted).filter(([, value]) => value !== null);
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
