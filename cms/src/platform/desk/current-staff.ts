import type { Core } from "@strapi/strapi";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@wren/domain";
import type { Asking } from "../limits/keys";
import { fullName } from "./staff";

export type Actor = { id: number | null; name: string };

export type NamedUser = { id: number; email: string; firstname?: string | null; lastname?: string | null };

type Authenticated = {
  /** `preferedLanguage` is Strapi's spelling. */
  user?: NamedUser & { preferedLanguage?: string | null };
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
};
type CurrentRequest = Asking & { method: string; path: string; state: Authenticated };

export function actorOf(user: NamedUser): Actor {
  return { id: user.id, name: fullName(user) };
}

export function currentRequest(strapi: Core.Strapi): CurrentRequest | null {
  return (strapi.requestContext.get() as CurrentRequest | undefined) ?? null;
}

/** The member of staff or the API token behind the current request; null for visitors, jobs and the seed. */
export function currentActor(strapi: Core.Strapi): Actor | null {
  const { user, auth } = currentRequest(strapi)?.state ?? {};
  switch (auth?.strategy?.name) {
    case "admin":
    case "admin-token":
      return user ? actorOf(user) : null;
    case "api-token":
    case "content-api-token":
      return { id: null, name: `API token "${auth.credentials?.name ?? ""}"` };
    default:
      return null;
  }
}

/** Language of sentences for staff: the one they chose, else their browser's. */
export function staffLanguage(strapi: Core.Strapi, chosen = currentChoice(strapi)): Locale {
  const asked = chosen ?? currentRequest(strapi)?.get("Accept-Language").slice(0, 2).toLowerCase();
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}

function currentChoice(strapi: Core.Strapi): string | null {
  return currentRequest(strapi)?.state.user?.preferedLanguage ?? null;
}
