import type { ReactNode } from "react";
import { usePending } from "#app/lib/use-pending.ts";

type Props = {
  form: string;
  /** The name by which the server tells several buttons of one form apart. */
  name?: string;
  kind?: "primary" | "quiet";
  children: ReactNode;
};

/** Submits its form under the form's name and shows that it is pending. A second click is ignored. */
export function SubmitButton({ form, name = "form", kind = "primary", children }: Props) {
  const { formData } = usePending();
  const isPending = formData?.get(name) === form;
  return (
    <button
      name={name}
      value={form}
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={(event) => {
        if (isPending) event.preventDefault();
      }}
      className={kind === "primary" ? "button-primary" : "button-quiet"}
    >
      {children}
    </button>
  );
}
