import { useEffect, useRef } from "react";
import { titleWithCount } from "./chat-notice.ts";

/** Puts a count before the page's title. React writes the title itself anew with each page, so this looks each time. */
export function useTitleCount(count: number): void {
  const put = useRef(0);
  useEffect(() => {
    const title = titleWithCount(document.title, count, put.current);
    put.current = count;
    if (title !== document.title) document.title = title;
  });
}
