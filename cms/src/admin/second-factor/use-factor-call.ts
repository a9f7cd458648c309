import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { refusalText } from "../desk/refusal";
import type { TextKey } from "../desk/texts";

/** Makes a call about one's own second factor; a refusal belongs at the form, which stays as it was typed. */
export function useFactorCall() {
  const { post } = useFetchClient();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<TextKey | null>(null);

  /** @returns the answer, or null when it was refused */
  async function send(name: "begin" | "confirm" | "turn-off" | "recovery-codes", body: object): Promise<unknown> {
    setIsBusy(true);
    setRefusal(null);
    try {
      return (await post(`/desk/second-factor/${name}`, body)).data;
    } catch (error) {
      setRefusal(refusalText(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  return { send, isBusy, refusal };
}
