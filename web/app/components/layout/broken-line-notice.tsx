import { useEffect } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useBrokenLine } from "#app/lib/broken-line.ts";
import { dismissToast, showToast } from "#app/lib/toast-store.ts";

const TOAST_ID = "broken-line";

/** Says that a request failed and offers to try again, while the page stays as it is. */
export function BrokenLineNotice() {
  const t = useTranslations("line");
  const broken = useBrokenLine();
  useEffect(() => {
    if (!broken) return;
    const { isForm, isOffline, tryAgain } = broken;
    showToast({
      id: TOAST_ID,
      severity: "error",
      summary: t(isOffline ? "offline" : isForm ? "notSent" : "notFetched"),
      detail: t(isForm ? "typedStays" : "pageStays"),
      action: { label: t(isForm ? "sendAgain" : "tryAgain"), run: tryAgain },
    });
    return () => dismissToast(TOAST_ID);
  }, [broken, t]);
  return null;
}
