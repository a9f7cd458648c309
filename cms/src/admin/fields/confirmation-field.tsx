import { Box, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useTexts } from "../desk/use-texts";
import type { FieldProps } from "./field-props";

/** The server's question, once it has refused to save without an answer. */
export default function ConfirmationField({ name, value, error, onChange }: FieldProps<boolean | null | undefined>) {
  const { t } = useTexts();
  if (!error && !value) return null;
  return (
    <Box role="alert" padding={4} hasRadius background="warning100" borderColor="warning200">
      <Flex direction="column" alignItems="stretch" gap={3}>
        {error && <Typography>{error}</Typography>}
        <Checkbox checked={value === true} onCheckedChange={(isChecked) => onChange(name, isChecked === true)}>
          {t("confirm.label")}
        </Checkbox>
      </Flex>
    </Box>
  );
}
