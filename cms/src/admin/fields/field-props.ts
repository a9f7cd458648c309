import type { FieldValue } from "@strapi/strapi/admin";

/** Props that the content manager gives to the input of a custom field. */
export type FieldProps<Value> = Omit<FieldValue<Value>, "initialValue"> & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};
