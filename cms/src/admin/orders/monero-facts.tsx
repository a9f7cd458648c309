import { Typography } from "@strapi/design-system";
import type { Currency, DeskMonero } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

/** The amount asked for in Monero, and the transfers received. */
export function MoneroFacts({ monero, currency }: { monero: DeskMonero; currency: Currency }) {
  const { t, sum, time } = useTexts();
  const { state, confirmations, confirmationsRequired: required, missingXmr, surplusXmr } = monero;
  const facts = [
    t(`monero.${state}`, { confirmations, required }),
    monero.receivedXmr !== "0" && t("monero.received", { received: monero.receivedXmr }),
    state === "too-low" && t("monero.missing", { missing: missingXmr }),
    surplusXmr !== "0" && t("monero.surplus", { surplus: surplusXmr }),
    monero.decidedAt && t("monero.decided", { at: time(monero.decidedAt) }),
  ];
  const rate = sum(monero.rateMinor, currency);
  return (
    <>
      <Typography tag="div">{facts.filter(Boolean).join(" · ")}</Typography>
      <Typography tag="div" variant="pi" textColor="neutral600">
        {t("monero.asked", { quoted: monero.quotedXmr, rate, until: time(monero.quoteUntil) })}
        {` · ${t("monero.address", { index: monero.subaddressIndex })}`}
      </Typography>
      <ul>
        {monero.transfers.map(({ txid, xmr, confirmations: depth, problem, seenAt }) => (
          <Typography key={txid} tag="li" variant="pi" style={{ overflowWrap: "anywhere" }}>
            {t("monero.transfer", { xmr, confirmations: depth, at: time(seenAt) })}
            {problem && `, ${t(`monero.problem.${problem}`)}`}
            {` · ${txid}`}
          </Typography>
        ))}
      </ul>
    </>
  );
}
