import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

/** State of the payment in a sentence or two. Changes are announced politely, but not the minutes counting down. */
export function MoneroState({ view }: { view: MoneroView }) {
  const t = useMoneroTexts();
  const { phase, isTooLow, receivedXmr: received, missingXmr: missing } = view;
  return (
    <>
      {view.isWalletAway && phase !== "validated" && <p className="notice-warn">{t("walletAway")}</p>}
      <div role="status" className="grid gap-4 empty:hidden">
        {isTooLow && (phase === "pay" || phase === "quote-over") && (
          <p className="notice-warn">
            <strong className="block">{t("tooLow.title")}</strong>
            {t("tooLow.text", { received, missing })} {t(phase === "pay" ? "tooLow.rest" : "tooLow.restOver")}
          </p>
        )}
        {phase === "quote-over" && (
          <div className="grid max-w-text gap-2">
            <p>{t("over.text")}</p>
            <p>{t("over.sent")}</p>
          </div>
        )}
        {phase === "verifying" && <Progress view={view} />}
        {phase === "validated" && <p className="notice">{t("validated.text", { received })}</p>}
        {phase === "ended" && <p className="max-w-text">{t("ended.text")}</p>}
      </div>
    </>
  );
}

/** The steps show the confirmations; only here they are announced. */
function Progress({ view: { receivedXmr: received, confirmations, confirmationsRequired: required } }: Props) {
  const t = useMoneroTexts();
  const shown = Math.min(confirmations, required);
  return (
    <p>
      {t("verifying.text", { received })}{" "}
      <span className="sr-only">{t("verifying.progress", { confirmations: shown, required })}</span>
    </p>
  );
}

type Props = { view: MoneroView };
