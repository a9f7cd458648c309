import { Box } from "@strapi/design-system";

type Props = { colour: "success500" | "warning500" | "danger500" };

/** Coloured dot beside a text that says the same; the text itself would be too pale in that colour. */
export function Dot({ colour }: Props) {
  return <Box width="0.8rem" height="0.8rem" borderRadius="50%" background={colour} shrink={0} aria-hidden />;
}
