import { Box, Typography } from "@strapi/design-system";
import { moneroHealthAnswerSchema } from "@wren/domain";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** State of the wallet in one line; prominent only when something is wrong. */
export function MoneroHealthLine() {
  const { t, time } = useTexts();
  const { answer } = useLoaded("orders/monero", moneroHealthAnswerSchema);
  const health = answer?.health;
  if (!health) return null;
  const { walletHeight, nodeHeight, scannedAt, failedAt, failure, isTest, isRateOld } = health;
  const read = scannedAt
    ? t("monero.health", { walletHeight, nodeHeight, at: time(scannedAt) })
    : t("monero.health.never");
  return (
    <Box paddingTop={6} paddingBottom={8}>
      {failedAt && (
        <Typography tag="p" textColor="danger600">
          {t("monero.health.failed", { at: time(failedAt), failure: failure ?? "" })}
        </Typography>
      )}
      {isRateOld && !isTest && (
        <Typography tag="p" textColor="warning600">
          {t("monero.health.rate")}
        </Typography>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {[read, isTest && t("monero.health.test")].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}
