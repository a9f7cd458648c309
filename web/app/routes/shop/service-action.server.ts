import { addService, readServiceIdentifier, serviceLineSchema, type ServiceKind } from "@wren/domain";
import { data, redirect } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { lookUpSubscription } from "#app/cms/services.server.ts";
import type { ServiceErrorCode, ServiceFailure } from "#app/features/services/service-failure.ts";
import { localizePath } from "#app/i18n/path.ts";
import { COOKIE_MARKS } from "#app/lib/cookie-marks.ts";
import { CHECKOUT_PATH, SERVICES_PATH } from "#app/lib/paths.ts";
import { invalidRequest } from "#app/lib/responses.ts";
import type { CartCookie } from "#app/visit/cart.server.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { clearedSubscriptionCookie, subscriptionCookie } from "#app/visit/subscription-cookie.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

type ServiceFormContext = {
  kind: ServiceKind;
  pathname: string;
  visit: Visit;
  /** Number of the subscription that was looked up before. */
  identifier: string | null;
  cart: CartCookie;
  visitor: Visitor;
};

export async function handleServiceForm(form: FormData, context: ServiceFormContext) {
  if (takePreference(form, context.visit))
    return refuse(null, { status: 200, typed: textOf(form, "identifier"), choice: textOf(form, "choice") });
  switch (form.get("intent")) {
    case "look-up":
      return lookUp(form, context);
    case "forget":
      return redirect(context.pathname, { status: 303, headers: { "Set-Cookie": clearedSubscriptionCookie() } });
    case "add":
      return addToCart(form, context);
    default:
      throw invalidRequest();
  }
}

type ListFormContext = Pick<ServiceFormContext, "visit" | "identifier" | "visitor"> & { slugs: readonly string[] };

/** Handles the form of the list, whose button names the service that the looked-up number is for. */
export async function handleListForm(form: FormData, { slugs, visit, ...context }: ListFormContext) {
  if (takePreference(form, visit)) return refuse(null, { status: 200, typed: textOf(form, "identifier") });
  const slug = slugs.find((known) => known === form.get("service"));
  if (slug === undefined) throw invalidRequest();
  return lookUp(form, { ...context, pathname: localizePath(`${SERVICES_PATH}/${slug}`, visit.locale) });
}

/** Longer than any valid input, and short enough to be written into the page again. */
const MAX_ECHO_LENGTH = 64;

type LookUpContext = Pick<ServiceFormContext, "pathname" | "identifier" | "visitor">;

async function lookUp(form: FormData, { pathname, identifier: earlier, visitor }: LookUpContext) {
  const typed = textOf(form, "identifier");
  // A typing mistake is refused here, without using up a try.
  const read = readServiceIdentifier(typed);
  if (!read.ok) return refuse(read.problem, { status: 400, typed });

  const { identifier } = read;
  const failure = await lookUpSubscription(visitor, identifier);
  if (!failure) {
    const headers = { "Set-Cookie": subscriptionCookie(identifier) };
    // A browser that already sent the cookie accepts cookies, so it needs no check.
    return redirect(earlier === null ? pathname + COOKIE_MARKS.lookedUp : pathname, { status: 303, headers });
  }
  if (failure.code === "too-many-tries")
    return refuse(failure.code, { status: 429, typed, retryAfterSeconds: failure.retryAfterSeconds });
  return refuse(failure.code, { status: failure.code === "service-unavailable" ? 503 : 404, typed });
}

function textOf(form: FormData, name: string): string {
  const field = form.get(name);
  return typeof field === "string" ? field.slice(0, MAX_ECHO_LENGTH) : "";
}

function addToCart(form: FormData, { kind, identifier, cart, visit }: ServiceFormContext) {
  if (!identifier) return refuse("subscription-forgotten", { status: 409 });
  const amount = Number(form.get("choice"));
  const choice = kind === "renewal" ? { service: kind, months: amount } : { service: kind, quotaGb: amount };
  const line = serviceLineSchema.safeParse({ ...choice, identifier }).data;
  if (!line) return refuse("choice-missing", { status: 400 });
  const added = addService(cart.services, line);
  if (!added.ok) return refuse("cart-full", { status: 409 });
  cart.store({ services: added.services });
  return redirect(localizePath(CHECKOUT_PATH, visit.locale), 303);
}

type Refusal = { status: number; typed?: string; choice?: string; retryAfterSeconds?: number };

function refuse(code: ServiceErrorCode | null, { status, typed, choice, retryAfterSeconds = 0 }: Refusal) {
  const waitMinutes = Math.ceil(retryAfterSeconds / 60);
  const failure = { code, waitMinutes, identifier: typed ?? null, choice: choice ?? null };
  const headers = retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(failure satisfies ServiceFailure, { status, headers });
}
