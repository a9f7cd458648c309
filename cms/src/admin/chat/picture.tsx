import { Box, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useTexts } from "../desk/use-texts";

type Props = { path: string; name: string };

/** Loads the picture by script, because the call needs the staff token, which an `src` does not send. */
export function Picture({ path, name }: Props) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    let made: string | null = null;
    get<Blob>(path, { responseType: "blob" })
      .then(({ data }) => {
        if (!isWanted) return;
        made = URL.createObjectURL(data);
        setUrl(made);
      })
      .catch(() => {
        if (isWanted) setHasFailed(true);
      });
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [get, path]);

  if (!url)
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t(hasFailed ? "chat.file.failed" : "chat.file.loading")}
      </Typography>
    );
  return (
    <Box
      tag="img"
      src={url}
      alt={t("chat.file.alt", { name })}
      display="block"
      maxWidth="min(100%, 32rem)"
      maxHeight="24rem"
      hasRadius
      marginBottom={2}
    />
  );
}
