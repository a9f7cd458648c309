import { Searchbar, SearchForm } from "@strapi/design-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "./use-texts";

export function OrderSearch({ searched }: { searched: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(searched);

  function search(text: string) {
    const wanted = text.trim();
    navigate(wanted ? `/orders?${new URLSearchParams({ search: wanted }).toString()}` : "/orders");
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
        placeholder={t("desk.search")}
        clearLabel={t("desk.search.clear")}
        onChange={({ target }) => setTyped(target.value)}
        onClear={() => {
          setTyped("");
          search("");
        }}
      >
        {t("desk.search")}
      </Searchbar>
    </SearchForm>
  );
}
