import { useNavigation, type Navigation } from "react-router";
import { useBrokenLine } from "./broken-line.ts";

/** The form or page being loaded. Nothing counts as pending while the line is broken. */
export function usePending(): { isPending: boolean; formData: Navigation["formData"] } {
  const { state, formData } = useNavigation();
  const isBroken = useBrokenLine() !== null;
  const isPending = state !== "idle" && !isBroken;
  return { isPending, formData: isPending ? formData : undefined };
}
