import type { Core } from "@strapi/strapi";
import type { Difference, DifferencePlace } from "@wren/domain";
import { alignParts, type Comparable } from "./align-parts";
import type { Copy, CopiedEntry, CopiedFile, CopiedPart } from "./copy";
import { fieldsOf, nameOfComponent, type Field } from "./fields";
import { plainText } from "./rich-text";

type Sides<Value> = { version: Value; draft: Value };

type Comparison = Sides<Copy> & {
  /** Fields that this reader may see, as permissions name them: `gallery.caption`. */
  mayRead: (path: string) => boolean;
};

/** Without a path, everything below may be seen: permissions of blocks end at their zone. */
type Where = { above: DifferencePlace; path: string[] | null };

type Parts = Where & { type: string; name: string; field: Field };

/** The places where two copies of a type differ, in the order of its form. */
export function compareCopies(strapi: Core.Strapi, uid: string, { mayRead, ...copies }: Comparison): Difference[] {
  return compareFields(uid, copies, { above: [], path: [] });

  function compareFields(type: string, { version, draft }: Sides<Copy>, { above, path }: Where): Difference[] {
    return fieldsOf(strapi, type).flatMap(([name, field]) => {
      const sides = { version: version[name] ?? null, draft: draft[name] ?? null };
      const here = path && [...path, name];
      // A component has no permission of its own, its fields have.
      if (field.type === "component") return compareParts(sides, { type, name, field, above, path: here });
      if (here && !mayRead(here.join("."))) return [];
      if (field.type === "dynamiczone") return compareParts(sides, { type, name, field, above, path: null });
      return compareValues(field, sides, [...above, { type, field: name, position: null, part: null }]);
    });
  }

  function compareParts(sides: Sides<unknown>, { type, name, field, above, path }: Parts): Difference[] {
    const [before, now] = [partsOf(sides.version), partsOf(sides.draft)];
    const compared = (parts: CopiedPart[]) => parts.map((part) => comparable(part));
    return alignParts(compared(before), compared(now)).flatMap(([from, to]) => {
      const old = from === null ? undefined : before[from];
      const added = to === null ? undefined : now[to];
      const { __component = field.component ?? "" } = old ?? added ?? {};
      const position = isSeveral(field) ? (from ?? to ?? 0) + 1 : null;
      const part = field.type === "dynamiczone" ? nameOfComponent(strapi, __component) : null;
      const place = [...above, { type, field: name, position, part }];
      const inside = compareFields(__component, { version: old ?? {}, draft: added ?? {} }, { above: place, path });
      if (old && added) return inside;
      // The words of a whole part are those that it does not share with nothing.
      const texts = inside.filter(({ kind }) => kind === "text");
      const words = (side: "version" | "draft") => texts.flatMap((one) => one[side] ?? []).join("\n");
      const [version, draft] = [old ? words("version") : null, added ? words("draft") : null];
      return version || draft || path === null ? [{ place, kind: "text", version, draft }] : [];
    });
  }
}

const isSeveral = ({ type, repeatable }: Field) => type === "dynamiczone" || repeatable === true;

const partsOf = (value: unknown) => (value ?? []) as CopiedPart[];

/** A file or an entry that was renamed meanwhile is still the same. */
function comparable(part: CopiedPart): Comparable {
  return { key: keyOf(part), kind: part.__component ?? "" };
}

function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    const { $file, $entry } = (inner ?? {}) as Partial<CopiedFile & CopiedEntry>;
    return $file ?? $entry ?? inner;
  });
}

function compareValues(field: Field, { version, draft }: Sides<unknown>, place: DifferencePlace): Difference[] {
  const before = textOf(field, version);
  const now = textOf(field, draft);
  const isSame = isReference(field) ? keyOf(version ?? []) === keyOf(draft ?? []) : before === now;
  if (isSame) return [];
  const kind = field.type === "boolean" ? "boolean" : field.type === "enumeration" ? "choice" : "text";
  return [{ place, kind, version: before, draft: now }];
}

const isReference = ({ type }: Field) => type === "media" || type === "relation";

/** Null for what is empty, however it is stored. */
function textOf(field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = isReference(field)
    ? (value as { name: string }[]).map(({ name }) => name).join("\n")
    : field.type === "blocks"
      ? plainText(value)
      : typeof value === "string"
        ? value
        : JSON.stringify(value);
  return text === "" ? null : text;
}
