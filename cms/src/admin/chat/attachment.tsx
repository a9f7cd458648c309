import { Box, Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { isPictureType, type ChatMessage } from "@wren/domain";
import { saveAs } from "../desk/save-as";
import { useTexts } from "../desk/use-texts";
import { Picture } from "./picture";

export type AttachedFile = NonNullable<ChatMessage["file"]>;

type Props = { conversation: string; file: AttachedFile };

/** Shows pictures, which the server has re-encoded; every other file can only be saved. */
export function Attachment({ conversation, file }: Props) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const path = `/desk/chat/conversations/${conversation}/files/${String(file.id)}`;

  async function save() {
    try {
      const { data } = await get<Blob>(path, { responseType: "blob" });
      saveAs(data, file.name);
    } catch {
      toggleNotification({ type: "danger", message: t("refusal.unknown") });
    }
  }

  return (
    <Box>
      {isPictureType(file.type) && <Picture path={path} name={file.name} />}
      <Button variant="tertiary" startIcon={<Download />} onClick={() => void save()}>
        {t("chat.file.save", { name: file.name, kilobytes: Math.max(1, Math.round(file.size / 1024)) })}
      </Button>
    </Box>
  );
}
