import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { ArticlePage } from "./article-page";
import { STOCK_DESK_PERMISSIONS } from "./permissions";
import { StockListPage } from "./stock-list-page";

/** The admin's page "Stock" with the pages below it. */
export default function StockDesk() {
  return (
    <Page.Protect permissions={STOCK_DESK_PERMISSIONS}>
      <Routes>
        <Route index element={<StockListPage />} />
        <Route path=":articleId" element={<ArticlePage />} />
      </Routes>
    </Page.Protect>
  );
}
