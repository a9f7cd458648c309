import type { SandboxTransfer } from "@wren/domain";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { useMoneroTexts } from "./texts.ts";

type Props = {
  number: string;
  dueXmr: string;
  transfers: readonly SandboxTransfer[];
  orderPage: string;
  isRefused: boolean;
};

/** Replaces a buyer's wallet when payments are simulated. It needs no scripts. */
export function SandboxMoneroPage({ number, dueXmr, transfers, orderPage, isRefused }: Props) {
  const t = useMoneroTexts();
  return (
    <section className="page-grid py-16 md:py-24">
      <title>{pageTitle(t("sandbox.title"))}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-7">
        <p className="test-mark">
          <strong>{t("sandbox.mark")}</strong>
        </p>
        <h1 className="text-display mt-6">{t("sandbox.title")}</h1>
        <p className="text-lead mt-6 max-w-text">{t("sandbox.intro")}</p>
        {isRefused && (
          <p role="alert" className="notice-warn mt-6">
            {t("sandbox.refused")}
          </p>
        )}
        <dl className="price-sum mt-10">
          <div>
            <dt>{t("sandbox.order")}</dt>
            <dd>{number}</dd>
          </div>
          <div className="price-sum-total">
            <dt>{t("sandbox.due")}</dt>
            <dd>{dueXmr} XMR</dd>
          </div>
        </dl>
        {dueXmr === "0" && <p className="notice mt-10">{t("sandbox.nothingDue")}</p>}
        <Form method="post" className="sandbox-transfers" hidden={dueXmr === "0"}>
          {transfers.map((transfer) => (
            <div key={transfer}>
              <SubmitButton name="transfer" form={transfer} kind={transfer === "full" ? "primary" : "quiet"}>
                {t(`sandbox.transfers.${transfer}.name`)}
              </SubmitButton>
              <p className="mt-1 text-sm text-quiet">{t(`sandbox.transfers.${transfer}.hint`)}</p>
            </div>
          ))}
        </Form>
        <p className="mt-8">
          <a href={orderPage} className="text-button">
            {t("sandbox.toOrder")}
          </a>
        </p>
      </div>
    </section>
  );
}
