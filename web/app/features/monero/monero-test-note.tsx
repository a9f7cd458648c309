import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

type Props = {
  view: MoneroView;
  /** The id of a transaction that was played just now. */
  played: string | null;
};

/** Stands beside the address wherever payments are played. */
export function MoneroTestNote({ view, played }: Props) {
  const t = useMoneroTexts();
  const { sandbox } = view.links;
  if (!sandbox) return null;
  return (
    <div className="test-mark">
      <p>
        <strong>{t("sandbox.mark")}</strong> {t("test.note")}
      </p>
      {view.phase !== "validated" && (
        <a href={sandbox} className="text-button print-hidden">
          {t("test.toSandbox")}
        </a>
      )}
      {played && (
        <p className="print-hidden">
          {t("test.played")} <code className="copy-text-value break-all">{played}</code>
        </p>
      )}
    </div>
  );
}
