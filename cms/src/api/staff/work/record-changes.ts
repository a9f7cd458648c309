import type { AuditAction, AuditChange, AuditField, AuditKind } from "@wren/domain";

/** The audited part of a record, as text. Lists are compared by their items. */
export type AuditedRecord = {
  kind: AuditKind;
  id: string;
  name: string;
  values: Partial<Record<AuditField, string | readonly string[] | null>>;
  /** Compared, and never written. */
  secrets?: Partial<Record<AuditField, string | null>>;
};

export type RecordChange = {
  kind: AuditKind;
  action: Extract<AuditAction, "created" | "changed" | "deleted">;
  subjectId: string;
  subject: string;
  changes: AuditChange[];
};

/** Longest text of a value; a role can have hundreds of permissions. */
const MAX_VALUE_LENGTH = 2_000;

/** Differences between two states of the same records; unchanged records are left out. */
export function recordChanges(before: readonly AuditedRecord[], after: readonly AuditedRecord[]): RecordChange[] {
  const keyOf = ({ kind, id }: AuditedRecord) => `${kind} ${id}`;
  const earlier = new Map(before.map((record) => [keyOf(record), record]));
  const later = new Map(after.map((record) => [keyOf(record), record]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const was = earlier.get(key);
    const is = later.get(key);
    const record = is ?? was;
    const changes = fieldChanges(was, is);
    if (!record || (was && is && changes.length === 0)) return [];
    const action = was ? (is ? "changed" : "deleted") : "created";
    return [{ kind: record.kind, action, subjectId: record.id, subject: record.name, changes }];
  });
}

function fieldChanges(was: AuditedRecord | undefined, is: AuditedRecord | undefined): AuditChange[] {
  const fields = Object.keys({ ...was?.values, ...is?.values }) as AuditField[];
  const secrets = Object.keys({ ...was?.secrets, ...is?.secrets }) as AuditField[];
  return [
    ...fields.flatMap((field) => valueChange(field, was?.values[field] ?? null, is?.values[field] ?? null)),
    ...secrets.flatMap((field) =>
      (was?.secrets?.[field] ?? null) === (is?.secrets?.[field] ?? null)
        ? []
        : [{ field, isSecret: true, before: null, after: null }],
    ),
  ];
}

type Value = string | readonly string[] | null;

function valueChange(field: AuditField, was: Value, is: Value): AuditChange[] {
  const before = typeof was === "string" ? was : missingItems(was, is);
  const after = typeof is === "string" ? is : missingItems(is, was);
  return before === after ? [] : [{ field, isSecret: false, before: shorten(before), after: shorten(after) }];
}

/** Items of a list that the other one lacks. */
function missingItems(list: readonly string[] | null, other: Value): string | null {
  const missing = (list ?? []).filter((item) => !(Array.isArray(other) && other.includes(item)));
  return missing.length > 0 ? missing.join(", ") : null;
}

function shorten(text: string | null): string | null {
  return text && text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
