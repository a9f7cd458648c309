import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ShortPage } from "#app/components/ui/short-page.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { LinkProblem, LinkView } from "#app/lib/email-change-view.ts";
import { MY_CONTACT_PATH } from "#app/lib/paths.ts";
import { useEmailChangeTexts } from "./texts.ts";

/**
 * The page behind a link in a mail. Opening it changes nothing, because mail scanners follow links but press no
 * buttons.
 */
export function EmailChangeLinkPage({ link, state, address, problem }: LinkView) {
  const t = useEmailChangeTexts();
  const texts = `link.${link}.${state}` as const;
  return (
    <ShortPage
      title={t(`${texts}.heading`)}
      text={t(`${texts}.text`, { address: address ?? t(`link.${link}.address`) })}
    >
      {state === "ready" && (
        // Loads a whole new page, with and without scripts, because its heading is the result.
        <Form method="post" reloadDocument className="grid gap-6">
          {problem && <Problem {...problem} />}
          <div>
            <SubmitButton form={link}>{t(`link.${link}.submit`)}</SubmitButton>
          </div>
        </Form>
      )}
      {state !== "ready" && <WaysOn link={link} state={state} />}
    </ShortPage>
  );
}

function Problem({ code, waitMinutes }: LinkProblem) {
  const t = useEmailChangeTexts();
  return (
    <p role="alert" className="notice-warn">
      {code === "too-many-tries" ? t("link.tooMany", { minutes: waitMinutes }) : t("link.unavailable")}
    </p>
  );
}

function WaysOn({ link, state }: Pick<LinkView, "link" | "state">) {
  const t = useEmailChangeTexts();
  const hasFailed = state === "failed" || state === "not-found";
  return (
    <>
      {hasFailed && link === "confirm" && (
        <LocalizedLink to={MY_CONTACT_PATH} className="button-primary">
          {t("link.again")}
        </LocalizedLink>
      )}
      {link === "undo" && state !== "repeated" && (
        <LocalizedLink to="/support/contact" className="button-primary">
          {t("link.write")}
        </LocalizedLink>
      )}
      <LocalizedLink to="/support" className="button-quiet">
        {t("link.support")}
      </LocalizedLink>
    </>
  );
}
