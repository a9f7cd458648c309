import { useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type Props = {
  text: string;
  /** Tells screen readers what the button copies. */
  label: string;
  className?: string;
};

/** Copies a text that stands beside it. Without scripts, or where browsers offer no clipboard, there is no button. */
export function CopyButton({ text, label, className = "button-small print-hidden" }: Props) {
  const t = useTranslations("copy");
  const canCopy = useHydrated() && "clipboard" in navigator;
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <>
      {canCopy && (
        <button
          type="button"
          aria-label={copied === text ? undefined : label}
          className={className}
          onClick={() => {
            // If the browser refuses, the text can still be selected.
            void navigator.clipboard.writeText(text).then(
              () => setCopied(text),
              () => setCopied(null),
            );
          }}
        >
          {copied === text ? t("done") : t("copy")}
        </button>
      )}
      <span role="status" className="sr-only">
        {copied === text && t("done")}
      </span>
    </>
  );
}
