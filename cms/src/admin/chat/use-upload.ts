import {
  chatUploadSchema,
  CHAT_REFUSALS,
  CONTACT_FILE_MAX_BYTES,
  FILE_NAME_HEADER,
  type ChatUpload,
} from "@wren/domain";
import { useState } from "react";
import type { TextKey } from "../desk/texts";
import { deskFetch } from "./desk-fetch";
import { useToken } from "./use-token";

/**
 * Uploads a file, which the server inspects, and reports the result.
 * @param path below `/desk/`
 */
export function useUpload(path: string, onDone: (file: ChatUpload) => void) {
  const token = useToken();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);

  async function upload(file: File) {
    setProblem(file.size > CONTACT_FILE_MAX_BYTES ? "chat.attach.file-too-large" : null);
    if (file.size > CONTACT_FILE_MAX_BYTES) return;
    setIsBusy(true);
    try {
      const headers = { "Content-Type": "application/octet-stream", [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
      const init = { method: "POST", headers, body: file };
      const response = await deskFetch(path, init, token.current);
      if (response.ok) onDone(chatUploadSchema.parse(await response.json()));
      else setProblem(problemIn(await response.text()));
    } catch {
      setProblem("chat.attach.failed");
    } finally {
      setIsBusy(false);
    }
  }

  return { upload, isBusy, problem };
}

/** Maps the error code in the server's answer to a text. */
function problemIn(answer: string): TextKey {
  const refusal = CHAT_REFUSALS.find((code) => answer.includes(`"${code}"`));
  if (!refusal || refusal === "chat-blocked" || refusal === "file-expired") return "chat.attach.failed";
  return `chat.attach.${refusal}`;
}
