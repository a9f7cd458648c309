import type { Locale } from "@wren/domain";
import { createContext } from "react";
import type { TranslatedMessages } from "./messages/en.ts";

export type Texts = { locale: Locale; messages: TranslatedMessages };

/** A file of its own, which no edit of a text makes anew: a page in development would be left with two contexts. */
export const TranslationsContext = createContext<Texts | null>(null);
