import { IDENTIFIER_KINDS, parseIdentifier } from "@wren/domain";

const FIELDS = { mobile: "mobileId", nest: "nestId", support: "supportId" } as const;

/** Filter by an identifier of any kind, or by the mail address. */
export function subscriptionsWhere(search: string): object {
  if (search === "") return {};
  const parsed = parseIdentifier(search, IDENTIFIER_KINDS);
  return parsed ? { [FIELDS[parsed.kind]]: parsed.identifier } : { email: { $eqi: search } };
}
