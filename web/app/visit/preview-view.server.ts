import type { Locale } from "@wren/domain";
import { formatTime } from "#app/lib/dates.server.ts";
import type { Preview, PreviewView } from "#app/lib/preview.ts";

export function toPreviewView({ pass }: Preview, locale: Locale): PreviewView {
  const end = pass === null ? null : endOfPass(pass);
  return { isDraft: pass !== null, until: end && formatTime(end.toISOString(), locale) };
}

/** The end of a draft's preview, which is the readable part of its pass; null when that is no time. */
function endOfPass(pass: string): Date | null {
  const end = new Date(Number.parseInt(pass.split(".", 1)[0] ?? "", 36) * 1_000);
  return Number.isNaN(end.getTime()) ? null : end;
}
