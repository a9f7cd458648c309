import { useEffect, useRef, useState } from "react";
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
  const lastCount = useRef(count);
  useEffect(() => {
    // A message that came with the page was there before anything got the focus.
    if (count > lastCount.current) keepFocusClear();
    lastCount.current = count;
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

/**
 * Keeps the focus of the keyboard clear of a new message; the page's scroll padding leaves room for one. Somebody who
 * has scrolled away from it, or presses the mouse elsewhere, must not have the page move under the pointer.
 */
function keepFocusClear() {
  const focused = document.querySelector(":focus-visible");
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < window.innerHeight) focused?.scrollIntoView({ block: "nearest" });
}
