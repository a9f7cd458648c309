import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskRequest } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

/** Shows the message as plain text, because strangers wrote it. */
export function RequestMessage({ request }: { request: DeskRequest }) {
  const { t, time, day, language, locale } = useTexts();
  const rows = [
    ["request.receivedAt", time(request.receivedAt)],
    ["request.requestType", request.requestType[locale]],
    ["request.module", request.module[locale]],
    ["request.contactOption", request.contactOption[locale]],
    ["request.language", language(request.language)],
    ["request.email", request.email ?? "–"],
    ["request.supportId", request.supportId ?? "–"],
    ["request.erasedOn", day(request.erasedOn)],
  ] as const;
  return (
    <Section title={t("request.message")}>
      <dl>
        {rows.map(([label, value]) => (
          <Flex key={label} gap={4} paddingTop={1} paddingBottom={1}>
            <Typography tag="dt" textColor="neutral600" style={{ minWidth: "10rem" }}>
              {t(label)}
            </Typography>
            <Typography tag="dd">{value}</Typography>
          </Flex>
        ))}
      </dl>
      {request.isEncrypted && (
        <Typography tag="p" textColor="neutral600" paddingTop={4}>
          {t("request.encrypted")}
        </Typography>
      )}
      <Box paddingTop={4}>
        <Typography
          tag="p"
          data-testid="request-message"
          style={{
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            fontFamily: request.isEncrypted ? "monospace" : undefined,
          }}
        >
          {request.message}
        </Typography>
      </Box>
    </Section>
  );
}
