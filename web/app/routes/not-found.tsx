import { notFound } from "#app/lib/responses.ts";

export function loader() {
  throw notFound();
}

/** Never drawn: the loader always throws, and the root's error boundary keeps the frame around it. */
export default function NotFoundRoute() {
  return null;
}
