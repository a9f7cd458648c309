import { Button, Flex } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import type { DeskRequest } from "@wren/domain";
import { saveAs } from "../desk/save-as";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

type Props = { reference: string; files: DeskRequest["files"] };

export function RequestFiles({ reference, files }: Props) {
  const { t } = useTexts();
  return (
    <Section title={t("request.files")}>
      <SavableFiles reference={reference} files={files} />
    </Section>
  );
}

/** Attachments can only be saved; they are never shown here. */
export function SavableFiles({ reference, files }: Props) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function save({ id, name }: Props["files"][number]) {
    try {
      const { data } = await get<Blob>(`/desk/requests/${reference}/files/${String(id)}`, { responseType: "blob" });
      saveAs(data, name);
    } catch {
      toggleNotification({ type: "danger", message: t("refusal.unknown") });
    }
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {files.map((file) => (
        <Button key={file.id} variant="tertiary" startIcon={<Download />} onClick={() => void save(file)}>
          {t("request.file", { name: file.name, kilobytes: Math.max(1, Math.round(file.size / 1024)) })}
        </Button>
      ))}
    </Flex>
  );
}
