import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useChatTexts } from "./texts.ts";

/** Somebody is signed in, and the conversation cannot be asked for. */
export function ChatUnavailable() {
  const t = useChatTexts();
  return (
    <ShortPage title={t("unavailable.title")} text={t("unavailable.text")}>
      <a href="" className="button-primary">
        {t("unavailable.again")}
      </a>
    </ShortPage>
  );
}
