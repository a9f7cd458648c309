import type { ValidateIpResponse } from "./contracts/maintenance.js";
import { isInIpRanges, isIpRange } from "./ip.js";

export type Maintenance = {
  enabled: boolean;
  allowList: string;
  message: ValidateIpResponse["message"];
  /** True before the site's opening, which keeps visitors out like maintenance does. */
  isClosed: boolean;
};

type AllowListEntry = { line: number; range: string };

/** One range per line, or several with commas; text after a `#` is a comment. */
function parseAllowList(text: string): AllowListEntry[] {
  return text.split("\n").flatMap((content, index) =>
    content
      .replace(/#.*/, "")
      .split(",")
      .map((range) => ({ line: index + 1, range: range.trim() }))
      .filter(({ range }) => range !== ""),
  );
}

/** Entries that are neither an address nor a range, and so would let nobody in. */
export function wrongAllowListEntries(text: string): AllowListEntry[] {
  return parseAllowList(text).filter(({ range }) => !isIpRange(range));
}

export function judgeAddress(maintenance: Maintenance | null, ip: string): ValidateIpResponse {
  if (!maintenance?.enabled && !maintenance?.isClosed)
    return { maintenance: false, isForEveryone: true, isClosed: false, message: null };
  const ranges = parseAllowList(maintenance.allowList).map(({ range }) => range);
  const isAllowed = isInIpRanges(ip, ranges);
  return {
    maintenance: !isAllowed,
    isForEveryone: ranges.length === 0,
    isClosed: maintenance.isClosed,
    message: isAllowed ? null : maintenance.message,
  };
}
