import { Box, Flex, IconButton, Typography } from "@strapi/design-system";
import { Bell, Command, VolumeMute, VolumeUp } from "@strapi/icons";
import type { DeskQueue } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Dot } from "./dot";
import { PresenceSwitch, type PresenceProps } from "./presence-switch";
import type { NotificationSetting } from "./use-notifications";

type Props = {
  /** True while a conversation is open: on a phone it needs the room. */
  isAside: boolean;
  queue: DeskQueue | null;
  presence: PresenceProps["presence"];
  sound: { isOn: boolean; turn: (isWanted: boolean) => void };
  notifications: { setting: NotificationSetting; turn: (isWanted: boolean) => Promise<void> };
  isStreamBroken: boolean;
  isServerLost: boolean;
  onShowKeys: () => void;
};

export function DeskHeader({ isAside, queue, presence, sound, notifications, onShowKeys, ...line }: Props) {
  const { t } = useTexts();
  const { isStreamBroken, isServerLost } = line;
  const { setting, turn } = notifications;
  const interruption = isServerLost ? t("chat.lost") : isStreamBroken ? t("chat.polling") : "";
  const isInTheWay = isAside && interruption === "";
  return (
    <Box display={{ initial: isInTheWay ? "none" : "block", medium: "block" }}>
      <Flex
        tag="header"
        background="neutral0"
        borderColor="neutral150"
        paddingTop={3}
        paddingBottom={3}
        paddingLeft={4}
        paddingRight={4}
        gap={4}
        justifyContent="space-between"
        wrap="wrap"
      >
        <Flex gap={4} wrap="wrap" alignItems="baseline">
          <Typography tag="h1" variant="beta">
            {t("chat.title")}
          </Typography>
          <Flex gap={2} role="status">
            {interruption && <Dot colour="warning500" />}
            <Typography variant="pi">{interruption}</Typography>
          </Flex>
        </Flex>
        <Flex gap={3} wrap="wrap">
          {queue && <PresenceSwitch queue={queue} presence={presence} isServerLost={isServerLost} />}
          <IconButton
            label={t(sound.isOn ? "chat.sound.on" : "chat.sound.off")}
            aria-pressed={sound.isOn}
            onClick={() => sound.turn(!sound.isOn)}
          >
            {sound.isOn ? <VolumeUp /> : <VolumeMute />}
          </IconButton>
          {setting !== "missing" && (
            <IconButton
              label={t(`chat.notify.${setting}`)}
              aria-pressed={setting === "on"}
              variant={setting === "on" ? "secondary" : "tertiary"}
              onClick={() => void turn(setting === "off")}
            >
              <Bell />
            </IconButton>
          )}
          <Box display={{ initial: "none", medium: "block" }}>
            <IconButton label={t("chat.keys")} onClick={onShowKeys}>
              <Command />
            </IconButton>
          </Box>
        </Flex>
      </Flex>
    </Box>
  );
}
