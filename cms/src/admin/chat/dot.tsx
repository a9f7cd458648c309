import { Box } from "@strapi/design-system";

type Props = { colour: "success500" | "warning500" | "danger500" };

/** A colour beside words that say the same: as the colour of the words it would be too pale to read. */
export function Dot({ colour }: Props) {
  return <Box width="0.8rem" height="0.8rem" borderRadius="50%" background={colour} shrink={0} aria-hidden />;
}
