import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { useChatTexts } from "./texts.ts";

type Props = { supportNumber: string; phrase: string };

/** Number and phrase of somebody without an address, shown once, to be written down. */
export function WayBack({ supportNumber, phrase }: Props) {
  const t = useChatTexts();
  return (
    <section className="chat-way-back" aria-labelledby="way-back">
      <h2 id="way-back" className="text-title">
        {t("wayBack.heading")}
      </h2>
      <p>{t("wayBack.lead")}</p>
      <dl>
        <div>
          <dt>{t("wayBack.number")}</dt>
          <dd>{supportNumber}</dd>
        </div>
        <div>
          <dt>{t("wayBack.phrase")}</dt>
          <dd translate="no">{phrase}</dd>
        </div>
      </dl>
      <p>{t("wayBack.lost")}</p>
      <p>{t("wayBack.noMail")}</p>
      <div className="chat-row print-hidden">
        <Form method="post">
          <SubmitButton form="noted">{t("wayBack.noted")}</SubmitButton>
        </Form>
        <CopyButton text={`${supportNumber}\n${phrase}`} label={t("wayBack.copy")} className="button-quiet" />
      </div>
      <p className="chat-note print-hidden">{t("wayBack.howLong")}</p>
    </section>
  );
}

/** Another phrase for somebody who has lost theirs and is still signed in. */
export function NewPhrase({ messageKey }: { messageKey: string }) {
  const t = useChatTexts();
  return (
    <details className="chat-erase">
      <summary>{t("newPhrase.lost")}</summary>
      <Form method="post">
        <input type="hidden" name="key" value={messageKey} />
        <p>{t("newPhrase.what")}</p>
        <SubmitButton form="new-phrase">{t("newPhrase.make")}</SubmitButton>
      </Form>
    </details>
  );
}
