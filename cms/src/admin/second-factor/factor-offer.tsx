import { Box, Flex, Typography } from "@strapi/design-system";
import type { SecondFactorOffer } from "@wren/domain";
import { encode } from "uqr";
import { useTexts } from "../desk/use-texts";

/** The key for an authenticator app, and the recovery codes that belong to it. */
export function FactorOffer({ secret, uri, recoveryCodes }: SecondFactorOffer) {
  const { t } = useTexts();
  return (
    <>
      <Typography tag="p">{t("factor.scan")}</Typography>
      <Flex gap={5} wrap="wrap" alignItems="center">
        <QrCode text={uri} label={t("factor.qr")} />
        <Box>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t("factor.key")}
          </Typography>
          <Typography tag="code" style={{ ...MONOSPACE, overflowWrap: "anywhere" }}>
            {secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </Typography>
        </Box>
      </Flex>
      <Typography tag="p">{t("factor.keep")}</Typography>
      <RecoveryCodes codes={recoveryCodes} />
    </>
  );
}

const MONOSPACE = { fontFamily: "monospace" } as const;

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Box
      tag="ul"
      background="neutral100"
      hasRadius
      padding={4}
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))", gap: "0.4rem 2rem" }}
    >
      {codes.map((code) => (
        <Typography key={code} tag="li" style={MONOSPACE}>
          {code}
        </Typography>
      ))}
    </Box>
  );
}

/** White border that cameras need, in dots. */
const QUIET_ZONE_DOTS = 4;

/** Always black on white, because many cameras cannot read it inverted. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE_DOTS });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} width="180" height="180" viewBox={`0 0 ${String(size)} ${String(size)}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
