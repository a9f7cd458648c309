import type { ValidateIpResponse } from "./contracts/maintenance.js";
import { isInIpRanges } from "./ip.js";

export type Maintenance = { enabled: boolean; allowList: string; message: ValidateIpResponse["message"] };

/** One range a line; what follows a `#` is the editor's note. */
function parseAllowList(text: string): string[] {
  const withoutNotes = text.replace(/#.*$/gm, "");
  return withoutNotes
    .split(/[\n,]/)
    .map((range) => range.trim())
    .filter((range) => range !== "");
}

export function judgeAddress(maintenance: Maintenance | null, ip: string): ValidateIpResponse {
  if (!maintenance?.enabled) return { maintenance: false, isForEveryone: true, message: null };
  const ranges = parseAllowList(maintenance.allowList);
  const isAllowed = isInIpRanges(ip, ranges);
  return {
    maintenance: !isAllowed,
    isForEveryone: ranges.length === 0,
    message: isAllowed ? null : maintenance.message,
  };
}
