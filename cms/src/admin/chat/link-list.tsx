import { siteLinksSchema, type Locale, type SiteLinks } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import { PickList } from "./pick-list";
import { useLiveAnswer } from "./use-live-answer";

export type SiteLink = SiteLinks["links"][number];

/** The next search waits for the last one. */
const PAUSE_MS = 150;

type Props = { language: Locale; onPick: (link: SiteLink) => void };

/** Searches what is published on the site in the visitor's language. */
export function LinkList({ language, onPick }: Props) {
  const { t, language: nameOf } = useTexts();
  const [search, setSearch] = useState("");
  const asked = new URLSearchParams({ search, locale: language }).toString();
  const { answer, problem } = useLiveAnswer({
    path: `links?${asked}`,
    subject: "links",
    schema: siteLinksSchema,
    pauseMs: PAUSE_MS,
  });
  const links = search.trim() === "" ? [] : (answer?.links ?? []);

  function statusOf(): string {
    if (problem) return t("chat.link.failed");
    if (search.trim() === "") return "";
    return answer ? t("chat.link.found", { count: links.length }) : "";
  }

  return (
    <PickList
      name="link-search"
      label={t("chat.link.search")}
      hint={t("chat.link.hint", { language: nameOf(language) })}
      search={search}
      onSearch={setSearch}
      options={links.map(({ kind, title, address }) => {
        return { id: address, title, detail: `${t(`chat.link.${kind}`)} · ${address}` };
      })}
      status={statusOf()}
      onPick={(index) => onPick(links[index])}
    />
  );
}
