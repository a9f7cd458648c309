import { useLayoutEffect, useRef, useState } from "react";

const NEAR_PX = 80;

/**
 * Keeps the end of a list in sight for a reader who is at the end; one who has scrolled up is told of new entries
 * instead.
 * @param content changes whenever something was added
 */
export function useStickToEnd(content: string) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  function toEnd() {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    isAtEnd.current = true;
    setHasNewBelow(false);
  }

  /** Leaves the end for one entry. */
  function showEntry(id: string) {
    isAtEnd.current = false;
    document.getElementById(id)?.scrollIntoView({ block: "center" });
    lastTop.current = box.current?.scrollTop ?? 0;
  }

  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else setHasNewBelow(true);
  }, [content]);

  // Pictures get their size only once they are loaded.
  useLayoutEffect(() => {
    const list = box.current?.querySelector("[role=log]");
    if (!list) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    // Only scrolling up leaves the end; growth of the list below does not.
    isAtEnd.current = isNear || (isAtEnd.current && scrollTop >= lastTop.current);
    lastTop.current = scrollTop;
    if (isNear) setHasNewBelow(false);
  }

  return { box, hasNewBelow, onScroll, toEnd, showEntry };
}
