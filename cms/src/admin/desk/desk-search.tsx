import { Searchbar, SearchForm } from "@strapi/design-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { TextKey } from "./texts";
import { useTexts } from "./use-texts";

type Props = {
  /** Path of the list page; the search text is in its query. */
  to: string;
  label: TextKey;
  searched: string;
  /** Other parts of the query, which a search keeps. */
  kept?: Record<string, string>;
};

export function DeskSearch({ to, label, searched, kept = {} }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(searched);

  function search(text: string) {
    const wanted = text.trim();
    const query = new URLSearchParams({ ...kept, ...(wanted && { search: wanted }) }).toString();
    navigate(query ? `${to}?${query}` : to);
  }

  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <Searchbar
        name="search"
        value={typed}
        placeholder={t(label)}
        clearLabel={t("desk.search.clear")}
        onChange={({ target }) => setTyped(target.value)}
        onClear={() => {
          setTyped("");
          search("");
        }}
      >
        {t(label)}
      </Searchbar>
    </SearchForm>
  );
}
