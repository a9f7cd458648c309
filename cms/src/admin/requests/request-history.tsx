import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskRequest } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";
import { MailedFacts } from "../mailed/mailed-facts";
import { SavableFiles } from "./request-files";

/** Answers and replies with their attachments, and notes, oldest first. */
export function RequestHistory({ reference, history }: Pick<DeskRequest, "reference" | "history">) {
  const { t, time } = useTexts();
  if (history.length === 0) return null;
  return (
    <Section title={t("request.history")}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {history.map(({ id, kind, at, by, text, files, mailed }) => (
          <li key={id}>
            <Typography tag="div" fontWeight="bold">
              {t(`request.event.${kind}`)}
            </Typography>
            {mailed?.isEncrypted && (
              <Typography tag="p" textColor="neutral600">
                {t("request.encrypted")}
              </Typography>
            )}
            {text && (
              <Typography
                tag="div"
                style={{
                  whiteSpace: "pre-wrap",
                  overflowWrap: "anywhere",
                  fontFamily: mailed?.isEncrypted ? "monospace" : undefined,
                }}
              >
                {text}
              </Typography>
            )}
            {files.length > 0 && (
              <Box paddingTop={2} paddingBottom={2}>
                <SavableFiles reference={reference} files={files} />
              </Box>
            )}
            <Typography tag="div" variant="pi" textColor="neutral600">
              <time dateTime={at}>{time(at)}</time>{" "}
              {mailed ? `· ${t("mailed.by-mail")}` : t("order.timeline.by", { by })}
            </Typography>
            {mailed && <MailedFacts mailed={mailed} />}
          </li>
        ))}
      </Flex>
    </Section>
  );
}
