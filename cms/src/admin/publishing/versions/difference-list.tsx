import { Box, Flex, Typography } from "@strapi/design-system";
import type { Difference, DifferencePlace } from "@wren/domain";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useTexts } from "../../desk/use-texts";
import { labelOf } from "../../german/labels";
import { names } from "../../german/names";
import { markChange, type MarkedText } from "./mark-change";

/** The places where a version and the draft differ, one under the other. */
export function DifferenceList({ differences }: { differences: Difference[] }) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={5}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference.place)}>
          <OneDifference difference={difference} />
        </li>
      ))}
    </Flex>
  );
}

function OneDifference({ difference: { place, kind, version, draft } }: { difference: Difference }) {
  const { t } = useTexts();
  const nameOf = useNameOfPlace();
  const value = useValue(kind);
  const [before, now] = [value(version), value(draft)];
  const marked = before !== null && now !== null ? markChange(before, now) : null;
  return (
    <>
      <Typography tag="h3" fontWeight="bold">
        {nameOf(place)}
      </Typography>
      <Sides>
        <Side heading={t("version.in-version")} text={marked?.version ?? whole(before)} />
        <Side heading={t("version.in-draft")} text={marked?.draft ?? whole(now)} />
      </Sides>
    </>
  );
}

const whole = (text: string | null): MarkedText | null =>
  text === null ? null : { head: text, changed: "", tail: "" };

/** Each part on the way to the field, as its form calls it. */
function useNameOfPlace(): (place: DifferencePlace) => string {
  const { t, locale } = useTexts();
  return (place) =>
    place
      .map(({ type, field, position, part }) => {
        const label = labelOf(locale, type, field) ?? field;
        const name = typeof label === "string" ? label : label[0];
        const partName = part && (locale === "de" ? (names[part] ?? part) : part);
        if (position === null) return name;
        return partName ? t("version.block", { field: name, position, part: partName }) : `${name} ${String(position)}`;
      })
      .join(" › ");
}

function useValue(kind: Difference["kind"]): (stored: string | null) => string | null {
  const { t } = useTexts();
  const intl = useIntl();
  return (stored) => {
    if (stored === null || kind === "text") return stored;
    if (kind === "boolean") return t(stored === "true" ? "version.yes" : "version.no");
    return intl.formatMessage({ id: stored, defaultMessage: stored });
  };
}

function Side({ heading, text }: { heading: string; text: MarkedText | null }) {
  const { t } = useTexts();
  return (
    <Box background="neutral100" padding={3} hasRadius minWidth={0}>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {heading}
      </Typography>
      {text && text.head + text.changed + text.tail !== "" ? (
        <Words tag="p">
          {text.head}
          {text.changed && <Mark>{text.changed}</Mark>}
          {text.tail}
        </Words>
      ) : (
        <Typography textColor="neutral600">{t(text ? "version.no-words" : "version.nothing")}</Typography>
      )}
    </Box>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${({ theme }) => theme.spaces[2]};
  margin-top: ${({ theme }) => theme.spaces[1]};
`;

const Words = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Mark = styled.mark`
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral900};
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.colors.warning600};
  text-underline-offset: 0.2em;
`;
