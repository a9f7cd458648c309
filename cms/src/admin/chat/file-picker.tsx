import { Button, Flex, IconButton, Typography, VisuallyHidden } from "@strapi/design-system";
import { Cross, Paperclip } from "@strapi/icons";
import { SUPPORT_FILE_TYPES, type ChatUpload } from "@wren/domain";
import { useRef } from "react";
import { useTexts } from "../desk/use-texts";
import { useUpload } from "./use-upload";

type Props = {
  /** Takes the uploads; below `/desk/`. */
  path: string;
  files: ChatUpload[];
  isFull?: boolean;
  onAdd: (file: ChatUpload) => void;
  onRemove: (file: ChatUpload) => void;
};

/** Chooses files for the next message or answer, one after another. */
export function FilePicker({ path, files, isFull, onAdd, onRemove }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, problem } = useUpload(path, onAdd);
  return (
    <Flex gap={2} wrap="wrap">
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={t("chat.attach")}
          accept={SUPPORT_FILE_TYPES.join(",")}
          onChange={({ target }) => {
            const chosen = target.files?.item(0);
            if (chosen) void upload(chosen);
            target.value = "";
          }}
        />
      </VisuallyHidden>
      <Button
        type="button"
        variant="tertiary"
        startIcon={<Paperclip />}
        loading={isBusy}
        disabled={isFull}
        title={t("chat.attach.hint")}
        onClick={() => input.current?.click()}
      >
        {t(isBusy ? "chat.attach.busy" : "chat.attach")}
      </Button>
      {files.map((file) => (
        <Flex key={file.ref} gap={1}>
          <Typography variant="pi">{file.name}</Typography>
          <IconButton
            label={t("chat.attach.remove", { name: file.name })}
            variant="ghost"
            onClick={() => onRemove(file)}
          >
            <Cross />
          </IconButton>
        </Flex>
      ))}
      <Typography role="alert" variant="pi" textColor="danger700">
        {problem && t(problem)}
      </Typography>
    </Flex>
  );
}
