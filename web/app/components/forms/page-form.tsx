import type { ComponentProps } from "react";
import { Form, useLocation } from "react-router";
import { formResultAddress, formId } from "#app/lib/form-failure.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type Props = Omit<ComponentProps<typeof Form>, "id" | "method" | "action"> & {
  /** Its name: what the server tells the page's forms apart by. */
  form: string;
};

/**
 * A form that its own page answers. Where no script runs, the answer has an address of its own: when the line breaks,
 * browsers put their error page in the place of the page with the same address, and "back" would lead past the form.
 */
export function PageForm({ form, ...props }: Props) {
  const location = useLocation();
  const isHydrated = useHydrated();
  const action = isHydrated ? undefined : formResultAddress(location);
  // The page tells all errors at once, in its own design, instead of the browser's bubbles.
  return <Form id={formId(form)} method="post" action={action} noValidate {...props} />;
}
