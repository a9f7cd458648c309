import { Badge, Flex } from "@strapi/design-system";
import { QUEUE_VIEWS, type DeskQueue } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { ViewLink } from "./desk-links";
import { addressOf, type Place } from "./use-place";

type Props = { place: Place; counts: DeskQueue["counts"] };

export function QueueViews({ place, counts }: Props) {
  const { t } = useTexts();
  return (
    <Flex tag="nav" aria-label={t("chat.view")} gap={1} wrap="wrap">
      {QUEUE_VIEWS.map((view) => {
        const isChosen = !place.search && view === place.view;
        return (
          <ViewLink
            key={view}
            to={addressOf({ ...place, view, search: "" })}
            aria-current={isChosen ? "page" : undefined}
          >
            {t(`chat.view.${view}`)}{" "}
            {/* Strapi's own badge colours have too little contrast, above all in the dark theme. */}
            <Badge
              backgroundColor={isChosen ? "primary100" : "neutral150"}
              textColor={isChosen ? "primary700" : "neutral700"}
            >
              {counts[view]}
            </Badge>
          </ViewLink>
        );
      })}
    </Flex>
  );
}
