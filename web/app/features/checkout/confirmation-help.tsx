import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CONFIRMATION_PATH } from "#app/lib/paths.ts";
import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  /**
   * Reason why there is no order to show: none was named, the link is unknown, or the cookie got lost on the way back.
   */
  about: "none" | "unknown" | "back";
  hasLastOrder: boolean;
  /** This page at the onion address, where the order may have been placed. */
  onionAddress: string | null;
};

export function ConfirmationHelp({ about, hasLastOrder, onionAddress }: Props) {
  const t = useCheckoutTexts();
  return (
    <ShortPage title={t(`confirmation.${about}.title`)} text={t(`confirmation.${about}.text`)}>
      {onionAddress && (
        <div className="grid w-full max-w-text justify-items-start gap-3">
          <p>{t("confirmation.back.onion")}</p>
          <ButtonLink to={onionAddress} kind="quiet">
            {t("confirmation.back.toOnion")}
          </ButtonLink>
        </div>
      )}
      <p className="w-full max-w-text">{t("confirmation.none.noEmail")}</p>
      {hasLastOrder && <ButtonLink to={`${CONFIRMATION_PATH}?returned=1`}>{t("empty.lastOrder")}</ButtonLink>}
      <ButtonLink to="/support/contact" kind={hasLastOrder ? "quiet" : "primary"}>
        {t("confirmation.none.toSupport")}
      </ButtonLink>
    </ShortPage>
  );
}
