import { isPictureType, type ChatMessage } from "@wren/domain";
import { chatFilePath } from "./addresses.ts";
import { useChatTexts } from "./texts.ts";

type Props = { file: NonNullable<ChatMessage["file"]> };

/** Shows a picture and offers other files as downloads. */
export function MessageFile({ file: { id, name, type, size } }: Props) {
  const t = useChatTexts();
  const path = chatFilePath(id);
  const label = t("thread.file", { name, size: kilobytes(size) });
  if (!isPictureType(type)) {
    return (
      <a href={path} download={name} className="chat-file">
        {label}
      </a>
    );
  }
  return (
    <a href={path} target="_blank" rel="noreferrer" className="chat-file">
      <img src={path} alt={t("thread.picture", { name })} loading="lazy" className="chat-picture" />
      <span>{label}</span>
    </a>
  );
}

export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}
