import type { Locale } from "@wren/domain";
import { accountContents } from "../../api/accounts/content";
import { catalogContents } from "../../api/catalog/content";
import { chatContents } from "../../api/chat/content";
import { filesContents } from "../../api/files/content";
import { kbContents } from "../../api/kb/content";
import { componentLabels, pageContents } from "../../api/page/content";
import { websiteContents } from "../../api/website/content";
import type { FieldLabel } from "../../platform/content/content";
import { KEPT_LABELS } from "../../platform/content/kept-labels";
import { accounts } from "./accounts";
import { blocks } from "./blocks";
import { catalog } from "./catalog";
import { files } from "./files";
import { kept } from "./kept";
import { knowledgeBase } from "./knowledge-base";
import { pages } from "./pages";
import { parts } from "./parts";
import { templates } from "./templates";
import { website } from "./website";

export type Labels = Record<string, FieldLabel>;

const contents = {
  ...{ ...pageContents, ...catalogContents, ...kbContents },
  ...{ ...websiteContents, ...filesContents, ...chatContents, ...accountContents },
};

const english = Object.entries(contents).map(([uid, { labels }]): [string, Labels] => [uid, labels]);

/** Our labels by the uid of the content type or component. The English ones are stored, see applyFieldLabels. */
export const labels: Record<Locale, Record<string, Labels>> = {
  en: { ...Object.fromEntries(english), ...componentLabels },
  de: {
    ...{ ...pages, ...catalog, ...knowledgeBase, ...website, ...files, ...templates },
    ...{ ...blocks, ...parts, ...accounts },
  },
};

export function labelOf(language: Locale, uid: string, field: string): FieldLabel | undefined {
  const ofStrapi: Record<Locale, Labels> = { en: KEPT_LABELS, de: kept };
  return labels[language][uid]?.[field] ?? ofStrapi[language][field];
}
