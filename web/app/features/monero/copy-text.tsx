import { useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useMoneroTexts } from "./texts.ts";

type Props = {
  text: string;
  /** The text in groups for reading; it is copied as one. */
  groups?: readonly string[];
  unit?: string;
  /** Tells screen readers what the button copies. */
  label: string;
};

/** A text to copy exactly: a click selects all of it, and with scripts a button copies it. */
export function CopyText({ text, groups = [text], unit, label }: Props) {
  const t = useMoneroTexts();
  const canCopy = useHydrated() && "clipboard" in navigator;
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="copy-text">
      <span>
        <code className="copy-text-value">
          {groups.map((group, index) => (
            <span key={index}>
              {group}
              <wbr />
            </span>
          ))}
        </code>
        {unit && ` ${unit}`}
      </span>
      {canCopy && (
        <button
          type="button"
          aria-label={copied === text ? undefined : label}
          className="button-small print-hidden"
          onClick={() => {
            // If the browser refuses, the text can still be selected.
            void navigator.clipboard.writeText(text).then(
              () => setCopied(text),
              () => setCopied(null),
            );
          }}
        >
          {copied === text ? t("pay.copied") : t("pay.copy")}
        </button>
      )}
      <span role="status" className="sr-only">
        {copied === text && t("pay.copied")}
      </span>
    </div>
  );
}
