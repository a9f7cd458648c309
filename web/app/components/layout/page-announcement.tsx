import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Says the title of a page that came without a page load, which browsers would say by themselves. */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" data-announcement className="sr-only">
      {title}
    </p>
  );
}
