import { data } from "react-router";
import { validateIp } from "#app/cms/maintenance.server.ts";
import { MaintenanceNotice } from "#app/components/layout/maintenance-notice.tsx";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/maintenance";

const RETRY_AFTER_SECONDS = 300;

export const handle = { hasBareFrame: true };

export function headers() {
  return { "Retry-After": String(RETRY_AFTER_SECONDS), "Cache-Control": "no-store" };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { address, locale } = context.get(visitContext);
  const answer = await validateIp(address()).catch(() => null);
  const [message, isClosed] = [answer?.message?.[locale] ?? null, answer?.isClosed ?? false];
  return data({ message, isClosed }, { status: 503 });
}

export default function MaintenanceRoute({ loaderData }: Route.ComponentProps) {
  return <MaintenanceNotice {...loaderData} />;
}
