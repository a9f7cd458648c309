import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskRequest } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";
import { SavableFiles } from "./request-files";

/** Answers with their attachments, and notes, oldest first. */
export function RequestHistory({ reference, history }: Pick<DeskRequest, "reference" | "history">) {
  const { t, time } = useTexts();
  if (history.length === 0) return null;
  return (
    <Section title={t("request.history")}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {history.map(({ id, kind, at, by, text, files }) => (
          <li key={id}>
            <Typography tag="div" fontWeight="bold">
              {t(`request.event.${kind}`)}
            </Typography>
            {text && (
              <Typography tag="div" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                {text}
              </Typography>
            )}
            {files.length > 0 && (
              <Box paddingTop={2} paddingBottom={2}>
                <SavableFiles reference={reference} files={files} />
              </Box>
            )}
            <Typography tag="div" variant="pi" textColor="neutral600">
              <time dateTime={at}>{time(at)}</time> {t("order.timeline.by", { by })}
            </Typography>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
