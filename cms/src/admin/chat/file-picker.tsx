import { Button, Flex, IconButton, Typography, VisuallyHidden } from "@strapi/design-system";
import { Cross, Paperclip } from "@strapi/icons";
import { SUPPORT_FILE_TYPES, type ChatUpload } from "@wren/domain";
import { useRef } from "react";
import { useTexts } from "../desk/use-texts";
import { useUpload } from "./use-upload";

type Props = { conversation: string; file: ChatUpload | null; onChange: (file: ChatUpload | null) => void };

/** Chooses one file for the next message. */
export function FilePicker({ conversation, file, onChange }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, problem } = useUpload(conversation, onChange);
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
        title={t("chat.attach.hint")}
        onClick={() => input.current?.click()}
      >
        {t(isBusy ? "chat.attach.busy" : "chat.attach")}
      </Button>
      {file && (
        <Flex gap={1}>
          <Typography variant="pi">{file.name}</Typography>
          <IconButton
            label={t("chat.attach.remove", { name: file.name })}
            variant="ghost"
            onClick={() => onChange(null)}
          >
            <Cross />
          </IconButton>
        </Flex>
      )}
      <Typography role="alert" variant="pi" textColor="danger700">
        {problem && t(problem)}
      </Typography>
    </Flex>
  );
}
