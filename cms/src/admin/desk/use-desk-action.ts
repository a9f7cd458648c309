import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { refusalText } from "./refusal";
import type { TextKey } from "./texts";
import { useTexts } from "./use-texts";

/** Sends what staff decided, and says how it went. Whatever came of it, the page is then out of date. */
export function useDeskAction(onDone: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);

  /**
   * @param doneText null where the page itself shows it
   * @returns whether it was done
   */
  async function send(path: string, body: object, doneText: TextKey | null): Promise<boolean> {
    setIsBusy(true);
    try {
      await post(`/desk/${path}`, body);
      if (doneText) toggleNotification({ type: "success", message: t(doneText) });
      return true;
    } catch (error) {
      toggleNotification({ type: "danger", message: t(refusalText(error)), timeout: 10_000 });
      return false;
    } finally {
      setIsBusy(false);
      onDone();
    }
  }

  return { send, isBusy };
}
