import { Flex, Typography } from "@strapi/design-system";
import { useTexts } from "../desk/use-texts";
import { Dot } from "./dot";
import { waitOf, type WaitLevel } from "./waiting";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const COLOURS = { short: "success500", long: "warning500", "very-long": "danger500" } as const satisfies Record<
  WaitLevel,
  string
>;

type Props = { since: string; nowMs: number };

/** Waiting time; a long one is marked in words as well as in colour. */
export function WaitingTime({ since, nowMs }: Props) {
  const { t, time } = useTexts();
  const { minutes, level } = waitOf(since, nowMs);
  const words =
    minutes < HOUR_MINUTES
      ? t("chat.wait", { minutes })
      : minutes < DAY_MINUTES
        ? t("chat.wait.hours", { hours: Math.floor(minutes / HOUR_MINUTES) })
        : t("chat.wait.days", { days: Math.floor(minutes / DAY_MINUTES) });
  return (
    <Flex gap={1} title={time(since)}>
      <Dot colour={COLOURS[level]} />
      <Typography variant="pi" fontWeight="bold" textColor={level === "very-long" ? "danger700" : "neutral800"}>
        {t(`chat.wait.${level}`, { time: words })}
      </Typography>
    </Flex>
  );
}
