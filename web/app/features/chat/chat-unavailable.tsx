import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useChatTexts } from "./texts.ts";

/** Shown to a signed-in visitor while the conversation cannot be loaded. */
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
