import { darkTheme, DesignSystemProvider, lightTheme } from "@strapi/design-system";
import { adminApi } from "@strapi/strapi/admin";
import {
  DEFAULT_LOCALE,
  isLocale,
  SECOND_FACTOR_HEADER,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_SET_UP,
  SECOND_FACTOR_WRONG,
  secondFactorOfferSchema,
} from "@wren/domain";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { de, en, type TextKey } from "../desk/texts";
import { SignInDialog } from "./sign-in-dialog";

/** Strapi's calls that begin a session. */
const SIGN_INS = ["login", "resetPassword", "registerUser"] as const;

const TOO_MANY_REQUESTS = 429;

type Refusal = { message?: string; status?: number; details?: unknown };
type Answer = { data?: unknown; error?: Refusal };
type Call = { url: string; method: string; data: object; config?: { headers: Record<string, string> } };
type BaseQuery = (call: Call) => Promise<Answer>;
type Definition = {
  query?: (given: unknown) => Call;
  queryFn?: (given: unknown, api: unknown, options: unknown, baseQuery: BaseQuery) => Promise<Answer>;
  transformResponse?: (body: unknown) => unknown;
};

/**
 * Lets Strapi's own pages for signing in, new passwords and invitations ask for the second factor: when the server
 * wants a code, a dialog asks for it, the same call is made again with it, and the page gets the final answer.
 */
export function askAtSignIn(): void {
  const endpoints = Object.fromEntries(SIGN_INS.map((name) => [name, addSecondStep]));
  adminApi.enhanceEndpoints({ endpoints });
}

function addSecondStep(definition: Definition): void {
  const { query, transformResponse = (body: unknown) => body } = definition;
  if (!query) return;
  definition.query = undefined;
  definition.queryFn = async (given, _api, _options, baseQuery) => {
    const call = query(given);
    const first = await baseQuery(call);
    const isAsked = [SECOND_FACTOR_NEEDED, SECOND_FACTOR_SET_UP].some((code) => code === first.error?.message);
    const signIn = (code: string) => baseQuery({ ...call, config: { headers: { [SECOND_FACTOR_HEADER]: code } } });
    const answer = isAsked ? await askForCode(first.error ?? {}, signIn) : first;
    return answer.error ? { error: answer.error } : { data: transformResponse(answer.data) };
  };
}

/** Shows the dialog until a code is right, something else fails, or the user gives up. */
async function askForCode(asked: Refusal, signIn: (code: string) => Promise<Answer>): Promise<Answer> {
  const offer = secondFactorOfferSchema.safeParse(asked.details);
  const { locale, messages } = chosenLanguage();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const answer = await new Promise<Answer>((resolve) => {
    const send = async (code: string): Promise<TextKey | null> => {
      const result = await signIn(code);
      const refusal = refusalText(result.error);
      if (!refusal) resolve(result);
      return refusal;
    };
    const giveUp = () => resolve({ error: { ...asked, message: messages["factor.missing"] } });
    root.render(
      <Surroundings locale={locale} messages={messages}>
        <SignInDialog offer={offer.success ? offer.data : null} send={send} onCancel={giveUp} />
      </Surroundings>,
    );
  });
  root.unmount();
  place.remove();
  return answer;
}

function refusalText(error: Refusal | undefined): TextKey | null {
  if (error?.message === SECOND_FACTOR_WRONG) return "factor.wrong";
  return error?.status === TOO_MANY_REQUESTS ? "factor.too-many" : null;
}

/** Strapi's pages before the sign-in have no place for parts of ours, so the dialog stands beside them. */
function Surroundings({ locale, messages, children }: ReturnType<typeof chosenLanguage> & { children: ReactNode }) {
  const chosen = localStorage.getItem("STRAPI_THEME") ?? "system";
  const isDark = chosen === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  return (
    <DesignSystemProvider locale={locale} theme={isDark ? darkTheme : lightTheme}>
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    </DesignSystemProvider>
  );
}

function chosenLanguage() {
  const chosen = localStorage.getItem("strapi-admin-language");
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  return { locale, messages: { en, de }[locale] };
}
