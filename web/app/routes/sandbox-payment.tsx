import { SANDBOX_ACTIONS, sandboxRefSchema } from "@wren/domain";
import { redirect } from "react-router";
import { z } from "zod";
import { findSandboxPayment, playSandboxPayment } from "#app/cms/sandbox-payments.server.ts";
import { env } from "#app/env.server.ts";
import { SandboxPaymentPage } from "#app/features/checkout/sandbox-payment-page.tsx";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest, notFound } from "#app/lib/responses.ts";
import { withoutOwnOrigin } from "#app/visit/return-path.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/sandbox-payment";

/** A provider's page does not have the shop's menu. */
export const handle = { hasBareFrame: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeShared = false;
  const payment = await findSandboxPayment(refOf(params));
  if (!payment) throw notFound();
  return { payment: { ...payment, cancelUrl: withoutOwnOrigin(payment.cancelUrl, env.PUBLIC_URL) } };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const played = z.enum(SANDBOX_ACTIONS).safeParse(form.get("action")).data;
  if (!played) throw invalidRequest();
  const target = await playSandboxPayment(refOf(params), played);
  if (!target) throw notFound();
  return redirect(withoutOwnOrigin(target, env.PUBLIC_URL), 303);
}

export default function SandboxPaymentRoute({ loaderData }: Route.ComponentProps) {
  return <SandboxPaymentPage payment={loaderData.payment} />;
}

function refOf({ ref }: { ref: string }): string {
  const parsed = sandboxRefSchema.safeParse(ref).data;
  if (!parsed) throw notFound();
  return parsed;
}
