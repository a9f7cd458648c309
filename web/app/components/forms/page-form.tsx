import type { ComponentProps } from "react";
import { Form, useLocation } from "react-router";
import { formResultAddress, formId } from "#app/lib/form-failure.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type Props = Omit<ComponentProps<typeof Form>, "id" | "method" | "action"> & {
  /** The name by which the server tells the page's forms apart. */
  form: string;
};

/**
 * A form whose own page shows the result. Without scripts it posts to a separate address: when the line breaks,
 * browsers replace the history entry of the same address by their error page, and "back" would skip the form.
 */
export function PageForm({ form, ...props }: Props) {
  const location = useLocation();
  const isHydrated = useHydrated();
  const action = isHydrated ? undefined : formResultAddress(location);
  // The page shows all errors at once, in its own design, instead of the browser's bubbles.
  return <Form id={formId(form)} method="post" action={action} noValidate {...props} />;
}
