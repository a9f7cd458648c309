import { findOnPath, installWithApt, mayUseApt } from "./programs.mjs";
import { step } from "./progress.mjs";

export const PDF_READER_IS_MISSING =
  "poppler's `pdftotext` is not installed. Debian and Ubuntu have it (`apt install poppler-utils`).";

export function hasPdfReader() {
  return findOnPath("pdftotext") !== null;
}

/** Finds poppler, or installs Debian's if permitted. Without it the test of invoices says what it skips. */
export async function ensurePdfReader() {
  if (hasPdfReader() || !mayUseApt()) return;
  const install = () => installWithApt("poppler-utils");
  await step("Installing poppler to read invoices in the tests", install).catch(() => null);
}
