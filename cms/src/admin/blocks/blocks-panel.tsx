import { Button, Typography } from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { allBlocksLinkSchema } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { TYPES_WITH_BLOCKS } from "./types-with-blocks";

/** Beside the form of an entry that is made of blocks: leads to all of them. */
export function BlocksPanel({ model }: { model: string }) {
  const { t } = useTexts();
  if (!TYPES_WITH_BLOCKS.includes(model)) return null;
  return { title: t("blocks.title"), content: <ShowAllBlocks /> };
}

function ShowAllBlocks() {
  const { t, locale } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    setIsBusy(true);
    try {
      const { data } = await get(`/desk/blocks/all/${locale}`);
      window.open(allBlocksLinkSchema.parse(data).address, "_blank", "noopener");
    } catch {
      toggleNotification({ type: "danger", message: t("desk.failed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Typography textColor="neutral600">{t("blocks.hint")}</Typography>
      <Button variant="tertiary" fullWidth loading={isBusy} onClick={() => void open()}>
        {t("blocks.open")}
      </Button>
    </>
  );
}
