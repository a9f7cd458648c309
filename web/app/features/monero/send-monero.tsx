import { formatMoney, money, type Currency } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CopyText } from "./copy-text.tsx";
import { groupsOf, type MoneroRequest, type MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

const MINUTES_PER_BLOCK = 2;

type Props = { view: MoneroView; request: MoneroRequest; currency: Currency };

/** What to send where, for eyes, clipboards, cameras and paper. */
export function SendMonero({ view, request, currency }: Props) {
  const t = useMoneroTexts();
  const locale = useCurrentLocale();
  const minutes = useMinutesLeft(request.leftMs);
  const { address, xmr, uri, qrCode, untilTime, untilMoment } = request;
  const { confirmationsRequired } = view;
  return (
    <>
      <div className="monero-send">
        <img src={qrCode} alt={t("pay.qrCode")} width={240} height={240} className="qr-code" />
        <dl className="monero-facts">
          <div>
            <dt>{t("pay.amount")}</dt>
            <dd className="monero-amount">
              <CopyText text={xmr} unit="XMR" label={t("pay.copyAmount")} />
            </dd>
          </div>
          <div>
            <dt>{t("pay.address")}</dt>
            <dd>
              <CopyText text={address} groups={groupsOf(address)} label={t("pay.copyAddress")} />
            </dd>
          </div>
          <div>
            <dt>{t("pay.holds")}</dt>
            <dd>
              <span className="print-hidden">{t("pay.until", { time: untilTime, minutes })}</span>
              <span className="print-only">{t("pay.untilMoment", { moment: untilMoment })}</span>
            </dd>
          </div>
          <p className="text-sm text-quiet">
            {t("pay.rate", { price: formatMoney(money(view.rateMinor, currency), locale) })}
          </p>
        </dl>
      </div>
      <a href={uri} className="button-primary print-hidden">
        {t("pay.openWallet")}
      </a>
      <section aria-labelledby="monero-next">
        <h3 id="monero-next" className="text-title">
          {t("pay.next")}
        </h3>
        <ol className="monero-steps">
          <li>{t("pay.steps.send")}</li>
          <li>{t("pay.steps.seen")}</li>
          <li>
            {t("pay.steps.confirmed", {
              confirmations: confirmationsRequired,
              minutes: confirmationsRequired * MINUTES_PER_BLOCK,
            })}
          </li>
        </ol>
        <p className="mt-4 max-w-text text-sm text-quiet">{t("pay.later")}</p>
      </section>
    </>
  );
}
