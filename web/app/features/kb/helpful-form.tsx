import { Form } from "react-router";
import { useKbTexts } from "./texts.ts";

export type VoteState = "open" | "counted" | "not-counted";

/** Asks whether the article helped, with two buttons. */
export function HelpfulForm({ state }: { state: VoteState }) {
  const t = useKbTexts();
  return (
    <Form method="post" preventScrollReset className="col-span-full lg:col-span-6">
      <h2 className="text-title">{t("article.helpfulHeading")}</h2>
      {state === "open" ? (
        <>
          <p className="mt-2 text-quiet">{t("article.helpfulNote")}</p>
          <p className="mt-6 flex gap-3">
            {(["yes", "no"] as const).flatMap((answer) => [
              <button key={answer} name="helpful" value={answer} className="button-small min-w-24">
                {t(`article.${answer}`)}
              </button>,
              " ",
            ])}
          </p>
        </>
      ) : (
        <p role="status" className={state === "counted" ? "notice mt-4" : "notice-warn mt-4"}>
          {t(state === "counted" ? "article.thanks" : "article.notCounted")}
        </p>
      )}
    </Form>
  );
}
