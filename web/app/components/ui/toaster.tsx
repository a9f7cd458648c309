import { useEffect, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { TOAST_GROUP, type Toast } from "#app/lib/toast.ts";
import { dismissToast, useToasts } from "#app/lib/toast-store.ts";
import { ToastItem } from "./toast-item.tsx";

/**
 * The page's messages, bottom right, in the group "notification". The server's come with the page and need no scripts;
 * scripts add theirs below.
 */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const t = useTranslations("toast");
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  const added = useToasts();
  const open = toasts.filter(({ id }) => !closedIds.includes(id));
  const count = open.length + added.length;
  // Keeps the focused element clear of messages; the page's scroll padding leaves room for one.
  useEffect(() => {
    if (count > 0) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <section aria-label={t("region")} data-group={TOAST_GROUP} className="toasts">
      {open.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => setClosedIds([...closedIds, toast.id])} />
      ))}
      {added.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => dismissToast(toast.id)} />
      ))}
    </section>
  );
}
