import { shortTxid, type MoneroTransferView, type MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

/** The transfers that the shop's wallet has seen. */
export function SeenTransfers({ view }: { view: MoneroView }) {
  const t = useMoneroTexts();
  const { transfers, pendingClaims, phase } = view;
  if (transfers.length + pendingClaims.length === 0 && phase === "ended") return null;
  return (
    <section aria-labelledby="monero-seen">
      <h3 id="monero-seen" className="text-title">
        {t("seen.heading")}
      </h3>
      {transfers.length === 0 && <p className="mt-2 text-quiet">{t("seen.nothing")}</p>}
      {transfers.length > 0 && (
        <ol className="monero-seen">
          {transfers.map((transfer) => (
            <Transfer key={transfer.txid} transfer={transfer} required={view.confirmationsRequired} />
          ))}
        </ol>
      )}
      {pendingClaims.map(({ txid, claimedAt }) => (
        <p key={txid} className="notice mt-4">
          {t("pendingClaim", { txid: shortTxid(txid), at: claimedAt })}
        </p>
      ))}
    </section>
  );
}

function Transfer({ transfer, required }: { transfer: MoneroTransferView; required: number }) {
  const t = useMoneroTexts();
  const { txid, xmr, problem, seenAt } = transfer;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-6">
        <strong className="font-mono">{xmr} XMR</strong>
        {!problem && <span>{progressOf(t, transfer, required)}</span>}
      </p>
      <p className="text-sm text-quiet">
        {t("seen.transaction", { txid: shortTxid(txid) })}, {seenAt}
      </p>
      {problem && <p className="notice-warn mt-2">{t(`seen.problems.${problem}`)}</p>}
    </li>
  );
}

function progressOf(
  t: ReturnType<typeof useMoneroTexts>,
  { confirmations }: MoneroTransferView,
  required: number,
): string {
  if (confirmations === 0) return t("seen.inPool");
  return confirmations >= required ? t("seen.confirmed") : t("seen.confirmations", { confirmations, required });
}
