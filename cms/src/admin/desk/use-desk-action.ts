import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { refusalText } from "./refusal";
import type { TextKey } from "./texts";
import { useTexts } from "./use-texts";

/** Sends a decision of staff, shows the result, and reloads the page in either case. */
export function useDeskAction(onDone: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);

  /**
   * @param doneText null when the page itself shows the result
   * @returns true when it succeeded
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
