import { Outlet } from "react-router";
import { ErrorPage } from "#app/components/layout/error-page.tsx";
import { useReference } from "#app/lib/reference.tsx";
import type { Route } from "./+types/page-boundary";

/** Surrounds all pages of a language inside the frame, so that a failing page leaves the frame standing. */
export default function PageBoundaryRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} reference={useReference()} />;
}
