import { Box, Typography } from "@strapi/design-system";
import type { Mailed } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

const AS_WRITTEN = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;

/** Facts about a message that came by e-mail: a sender who may be another, files left out, and the text before cutting. */
export function MailedFacts({ mailed }: { mailed: Mailed }) {
  const { t } = useTexts();
  const { isOtherSender, notTaken, original } = mailed;
  return (
    <>
      {isOtherSender && (
        <Typography tag="p" variant="pi" textColor="warning700" paddingTop={1}>
          {t("mailed.other-sender")}
        </Typography>
      )}
      {notTaken.length > 0 && (
        <Typography tag="p" variant="pi" textColor="warning700" paddingTop={1} style={AS_WRITTEN}>
          {t("mailed.not-taken", { names: notTaken.join(", ") })}
        </Typography>
      )}
      {original !== null && (
        <Box tag="details" paddingTop={1}>
          <Typography tag="summary" variant="pi" textColor="primary700" style={{ cursor: "pointer" }}>
            {t("mailed.original")}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral700" paddingTop={2} dir="auto" style={AS_WRITTEN}>
            {original}
          </Typography>
        </Box>
      )}
    </>
  );
}
