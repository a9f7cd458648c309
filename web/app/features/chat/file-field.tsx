import { SUPPORT_FILE_TYPES, type ChatUpload } from "@wren/domain";
import { fieldId } from "#app/lib/form-failure.ts";
import { KEPT_FILE_FIELD, MESSAGE_FORM } from "./chat-view.ts";
import { CHAT_FILE_MAX_BYTES } from "./error-sentence.ts";
import { kilobytes } from "./message-file.tsx";
import { useChatTexts } from "./texts.ts";

type Props = {
  /** The file of a refused message, because browsers do not refill a file field. */
  kept: ChatUpload | null;
  error: string | null;
};

/** Collapsed, because most messages have no file. */
export function FileField({ kept, error }: Props) {
  const t = useChatTexts();
  const id = fieldId(MESSAGE_FORM, "file");
  return (
    <details className="chat-attach" open={kept || error ? true : undefined}>
      <summary>{t("composer.file")}</summary>
      {kept && (
        <label className="choice">
          <input type="checkbox" name={KEPT_FILE_FIELD} value={JSON.stringify(kept)} defaultChecked />
          <span>{t("composer.kept", { name: kept.name, size: kilobytes(kept.size) })}</span>
        </label>
      )}
      <input
        // A new key empties the field once its file is kept.
        key={kept?.ref}
        id={id}
        name="file"
        type="file"
        accept={SUPPORT_FILE_TYPES.join()}
        aria-label={t("composer.fileLabel")}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className="file-input"
      />
      <p id={`${id}-note`} className="chat-note">
        {error ? (
          <span className="chat-error">{error}</span>
        ) : (
          t("composer.fileHint", { megabytes: CHAT_FILE_MAX_BYTES / 1024 / 1024 })
        )}
      </p>
    </details>
  );
}
