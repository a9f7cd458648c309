import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { BooksPage } from "./books-page";
import { ExportPage } from "./export-page";
import { FailedMailsPage } from "./failed-mails-page";
import { OrderListPage } from "./order-list-page";
import { OrderPage } from "./order-page";
import { ORDER_DESK_PERMISSIONS } from "./permissions";
import { ShipManyPage } from "./ship-many-page";
import { RetentionPage } from "./retention-page";

/** The admin's page "Orders" with the pages below it. */
export default function OrdersDesk() {
  return (
    <Page.Protect permissions={ORDER_DESK_PERMISSIONS}>
      <Routes>
        <Route index element={<OrderListPage />} />
        <Route path="failed-mails" element={<FailedMailsPage />} />
        <Route path="ship-many" element={<ShipManyPage />} />
        <Route path="export" element={<ExportPage />} />
        <Route path="books" element={<BooksPage />} />
        <Route path="retention" element={<RetentionPage />} />
        <Route path=":number" element={<OrderPage />} />
      </Routes>
    </Page.Protect>
  );
}
