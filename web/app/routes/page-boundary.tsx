import { Outlet } from "react-router";
import { ErrorPage } from "#app/components/layout/error-page.tsx";
import { useReference } from "#app/lib/reference.tsx";
import type { Route } from "./+types/page-boundary";

/** Passes on `Retry-After` of what a page has thrown. */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/** Around all pages of a language and inside the frame, so that a page that fails leaves the frame standing. */
export default function PageBoundaryRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} reference={useReference()} />;
}
