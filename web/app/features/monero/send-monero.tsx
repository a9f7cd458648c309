import { formatMoney, type Money } from "@wren/domain";
import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CopyText } from "./copy-text.tsx";
import { groupAddress, type MoneroRequest } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

type Props = {
  request: MoneroRequest;
  /** Price of one XMR. */
  price: Money;
};

/** The amount and address to send to, as text, link, QR code and print. */
export function SendMonero({ request, price }: Props) {
  const t = useMoneroTexts();
  const locale = useCurrentLocale();
  const minutes = useMinutesLeft(request.leftMs);
  const { address, xmr, uri, qrCode, untilTime, untilMoment } = request;
  return (
    <div className="monero-send">
      <img src={qrCode} alt={t("pay.qrCode")} width={240} height={240} className="qr-code" />
      <div className="monero-facts">
        <dl>
          <div>
            <dt>{t("pay.amount")}</dt>
            <dd className="monero-amount">
              <CopyText text={xmr} unit="XMR" label={t("pay.copyAmount")} />
            </dd>
          </div>
          <div>
            <dt>{t("pay.address")}</dt>
            <dd>
              <CopyText text={address} groups={groupAddress(address)} label={t("pay.copyAddress")} />
            </dd>
          </div>
          <div>
            <dt>{t("pay.holds")}</dt>
            <dd>
              <span className="print-hidden">{t("pay.until", { time: untilTime, minutes })}</span>
              <DrawnText text={t("pay.untilMoment", { moment: untilMoment })} className="print-only" />
            </dd>
          </div>
        </dl>
        <p className="text-sm text-quiet">{t("pay.rate", { price: formatMoney(price, locale) })}</p>
        <div className="print-hidden">
          <a href={uri} className="button-primary">
            {t("pay.openWallet")}
          </a>
        </div>
      </div>
    </div>
  );
}
