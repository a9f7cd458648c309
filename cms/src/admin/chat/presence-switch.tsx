import { Flex, Switch, Tooltip, Typography } from "@strapi/design-system";
import type { DeskQueue } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import type { Presence } from "./presence";

export type PresenceProps = {
  queue: DeskQueue;
  presence: Presence & { wish: (isWanted: boolean) => void };
  /** True while the server cannot be reached, so nobody is shown as online. */
  isServerLost: boolean;
};

/** Switch for "online". It shows the state that the server confirmed, not only the one that was asked for. */
export function PresenceSwitch({ queue: { online, me, counts }, presence, isServerLost }: PresenceProps) {
  const { t } = useTexts();
  const { isWanted, isHeard, wish } = presence;
  const others = online.filter(({ id }) => id !== me.id).map(({ name }) => name);
  const mine =
    isHeard && !isServerLost ? t("chat.presence.on") : t(isWanted ? "chat.presence.unheard" : "chat.presence.off");
  const isDeserted = !isWanted && others.length === 0;
  return (
    <Flex gap={3} wrap="wrap">
      <Typography variant="pi" textColor={isDeserted && counts.waiting > 0 ? "danger700" : "neutral600"}>
        {isDeserted && counts.waiting > 0 && t("chat.presence.waiting", { count: counts.waiting })}
        {isDeserted && counts.waiting === 0 && t("chat.presence.nobody")}
        {others.length > 0 && t("chat.presence.others", { names: others.join(", ") })}
      </Typography>
      <Tooltip label={t("chat.presence.hint")}>
        <Flex gap={2}>
          <Switch
            aria-label={t("chat.presence")}
            checked={isWanted}
            onCheckedChange={wish}
            onLabel={mine}
            offLabel={mine}
            visibleLabels
          />
        </Flex>
      </Tooltip>
    </Flex>
  );
}
