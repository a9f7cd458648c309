import type { ReactNode } from "react";
import { useNavigation } from "react-router";

type Props = { form: string; kind?: "primary" | "quiet"; children: ReactNode };

/** Sends its form under the form's name, and shows that it is on its way. A second click is not sent. */
export function SubmitButton({ form, kind = "primary", children }: Props) {
  const { state, formData } = useNavigation();
  const isPending = state !== "idle" && formData?.get("form") === form;
  return (
    <button
      name="form"
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
