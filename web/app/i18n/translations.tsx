import { INTL_LOCALE, type Locale } from "@wren/domain";
import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import { useContext, useMemo, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { useTranslations as useLibraryTranslations } from "use-intl";
import type { Messages, TranslatedMessages, Translation } from "./messages/en.ts";
import { localeOfPath } from "./path.ts";
import { TranslationsContext, type Texts } from "./translations-context.ts";

declare module "use-intl" {
  // Only an interface can be merged into the library's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Each language is a separate chunk: a visitor downloads only the one shown. */
const LOADERS = {
  en: () => import("./messages/en.ts"),
  de: () => import("./messages/de.ts"),
} satisfies Record<Locale, () => Promise<{ messages: TranslatedMessages }>>;

/** Saves importing again, which is answered from memory but takes a tick. */
const loaded = new Map<Locale, TranslatedMessages>();

export async function loadMessages(locale: Locale): Promise<TranslatedMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const { messages } = await LOADERS[locale]();
  loaded.set(locale, messages);
  return messages;
}

/** Swiss dates for every visitor; server and browser must agree on the day. */
const TIME_ZONE = "Europe/Zurich";

type Props = Texts & { children: ReactNode };

export function Translations({ locale, messages, children }: Props) {
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <TranslationsContext value={value}>{children}</TranslationsContext>;
}

/**
 * `t("key", { placeholder })` for the texts of a namespace. use-intl's types check keys and placeholders; at run time
 * only the small formatter of compiled messages is needed.
 */
export const useTranslations = ((namespace?: string) => {
  const context = useContext(TranslationsContext);
  if (!context) throw new Error("<Translations> is missing around this component");
  return useMemo(() => makeTranslator(context, namespace), [context, namespace]);
}) as typeof useLibraryTranslations;

/** The frame's texts outside of React. */
export async function loadTranslations(locale: Locale) {
  const translate = makeTranslator({ locale, messages: await loadMessages(locale) });
  return translate as ReturnType<typeof useLibraryTranslations<never>>;
}

function makeTranslator({ locale, messages }: Texts, namespace = "") {
  const part = messageAt(messages, namespace);
  const translate = (key: string, values?: FormatValues<ReactNode>) =>
    format(messageAt(part, key) as CompiledMessage, INTL_LOCALE[locale], values, FORMAT_OPTIONS);
  return Object.assign(translate, { rich: translate });
}

/** Union of the paths of all texts in a tree, such as `signIn.heading`. */
type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

/**
 * Creates a hook for texts that only a few pages need: they travel with those pages only. Keys are checked, and both
 * languages must have them.
 */
export function createTexts<Tree>(languages: Record<Locale, Translation<Tree>>) {
  return function useTexts() {
    const locale = useCurrentLocale();
    return (key: PathIn<Tree>, values?: FormatValues<string>) =>
      format(
        messageAt(languages[locale], key) as CompiledMessage,
        INTL_LOCALE[locale],
        values,
        FORMAT_OPTIONS,
      ) as string;
  };
}

const FORMAT_OPTIONS = {
  timeZone: TIME_ZONE,
  formatters: {
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  },
};

/** The text or subtree at a path such as `error.not-found`; the compiler knows that it exists. */
function messageAt(tree: unknown, path: string): unknown {
  if (path === "") return tree;
  return path.split(".").reduce((branch, key) => (branch as Record<string, unknown>)[key], tree);
}

/**
 * The language of the surrounding texts, or without any that of the address. An error page may show texts in another
 * language than its address.
 */
export function useCurrentLocale(): Locale {
  const { pathname } = useLocation();
  return useContext(TranslationsContext)?.locale ?? localeOfPath(pathname);
}
