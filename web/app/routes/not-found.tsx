import { data } from "react-router";
import { notFound } from "#app/lib/responses.ts";
import { connectionContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/not-found";

/** Answers every address without a page; the server also renders the page of any other failure here. */
export function loader({ context }: Route.LoaderArgs) {
  const { failure } = context.get(connectionContext);
  throw failure ? data({ code: failure.code }, { status: failure.status }) : notFound();
}

/** Never rendered: the loader always throws, and the root's error boundary keeps the frame around it. */
export default function NotFoundRoute() {
  return null;
}
