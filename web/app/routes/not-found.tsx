import { data } from "react-router";
import { notFound } from "#app/lib/responses.ts";
import { connectionContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/not-found";

/** Every address without a page, and the place where the server has the page of any other failure drawn. */
export function loader({ context }: Route.LoaderArgs) {
  const { failure } = context.get(connectionContext);
  throw failure ? data({ code: failure.code }, { status: failure.status }) : notFound();
}

/** Never drawn: the loader always throws, and the root's error boundary keeps the frame around it. */
export default function NotFoundRoute() {
  return null;
}
