import type { ReactNode } from "react";
import { usePending } from "#app/lib/use-pending.ts";

type Props = {
  form: string;
  /** What the server tells the buttons of one form apart by, where there are several. */
  name?: string;
  kind?: "primary" | "quiet";
  children: ReactNode;
};

/** Sends its form under the form's name, and shows that it is on its way. A second click is not sent. */
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
