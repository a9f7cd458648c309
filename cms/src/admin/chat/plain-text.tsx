import { Typography } from "@strapi/design-system";

/** Shows text as plain text, because strangers wrote it. Not even an address becomes a link. */
export function PlainText({ children }: { children: string }) {
  return (
    <Typography tag="p" dir="auto" textColor="neutral800" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {children}
    </Typography>
  );
}
