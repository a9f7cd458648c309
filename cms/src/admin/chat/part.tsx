import { Flex, Typography } from "@strapi/design-system";
import { useId, type ReactNode } from "react";

/** One section of the details: narrower than a section of a page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Flex tag="section" aria-labelledby={titleId} direction="column" alignItems="stretch" gap={2}>
      <Typography id={titleId} tag="h3" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}
