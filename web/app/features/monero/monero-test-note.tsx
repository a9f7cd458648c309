import { CopyText } from "./copy-text.tsx";
import { groupAddress, type MoneroRequest, type MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

type Props = {
  view: MoneroView;
  /** Id of a transaction just played in the sandbox. */
  played: string | null;
};

/** A note beside the address where no real money is paid, which says how to pay there. */
export function MoneroTestNote({ view, played }: Props) {
  const t = useMoneroTexts();
  const { chain, links, phase, request } = view;
  return (
    <div className="test-mark">
      <p>
        <strong>{t("sandbox.mark")}</strong> {noteOf(t, chain)}
      </p>
      {chain === "regtest" && request && (
        <div className="mt-2 print-hidden">
          <p>{t("test.regtestPay")}</p>
          <PayCommand request={request} />
        </div>
      )}
      {links.sandbox && phase !== "validated" && (
        <a href={links.sandbox} className="text-button print-hidden">
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

/** In groups, because a whole address is wider than a phone; it is copied as one. */
function PayCommand({ request: { address, xmr } }: { request: MoneroRequest }) {
  const t = useMoneroTexts();
  const groups = ["npm run monero:pay -- ", ...groupAddress(address), ` ${xmr}`];
  return <CopyText text={groups.join("")} groups={groups} label={t("test.copyCommand")} />;
}

function noteOf(t: ReturnType<typeof useMoneroTexts>, chain: MoneroView["chain"]): string {
  if (chain === "played") return t("test.note");
  return chain === "regtest" ? t("test.regtest") : t("test.network", { network: chain });
}
