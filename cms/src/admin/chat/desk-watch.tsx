import { Flex, Link as TextLink } from "@strapi/design-system";
import { Link } from "react-router-dom";
import { useTexts } from "../desk/use-texts";
import { Dot } from "./dot";
import { useDesk } from "./use-desk";
import { addressOf, type Place } from "./use-place";
import { useIsAtDesk } from "./use-presence";

const DESK: Place = { view: "waiting", search: "", openKey: null };

/**
 * Keeps agents present on the other support pages: they stay online, hear new messages and see how many visitors wait.
 */
export function DeskWatch() {
  return useIsAtDesk() ? <Watching /> : null;
}

function Watching() {
  const { t } = useTexts();
  const { queue, presence } = useDesk(DESK);
  const count = queue.answer?.counts.waiting ?? 0;
  return (
    <Flex
      background="neutral0"
      borderColor="neutral150"
      paddingTop={2}
      paddingBottom={2}
      paddingLeft={{ initial: 4, large: 10 }}
      paddingRight={{ initial: 4, large: 10 }}
      gap={2}
      role="status"
    >
      <Dot colour={presence.isHeard ? "success500" : "warning500"} />
      <TextLink tag={Link} to={addressOf(DESK)}>
        {t("chat.watch", { count })}
      </TextLink>
    </Flex>
  );
}
