import { Box, Typography } from "@strapi/design-system";
import { useId, type ReactNode } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box
      tag="section"
      aria-labelledby={titleId}
      background="neutral0"
      borderColor="neutral150"
      hasRadius
      shadow="tableShadow"
      padding={6}
      width="100%"
    >
      <Typography id={titleId} tag="h2" variant="delta">
        {title}
      </Typography>
      <Box paddingTop={4}>{children}</Box>
    </Box>
  );
}
