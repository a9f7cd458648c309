import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** The picture in view, followed while the strip scrolls, and the arrow keys that move it by a whole picture. */
export function useGalleryPlace() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const scrolled = strip.current;
    if (!scrolled) return;
    const stop = new AbortController();
    const follow = () => setCurrent(Math.round(scrolled.scrollLeft / scrolled.clientWidth));
    follow();
    scrolled.addEventListener("scroll", follow, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const scrolled = event.currentTarget;
    const place = Math.round(scrolled.scrollLeft / scrolled.clientWidth) + step;
    scrolled.scrollTo({ left: place * scrolled.clientWidth });
  };

  return { strip, current, move };
}
