import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { DeskWatch } from "../chat/desk-watch";
import { REQUEST_DESK_PERMISSIONS } from "./permissions";
import { RequestListPage } from "./request-list-page";
import { RequestPage } from "./request-page";

/** The admin's page "Requests" with the page of each. */
export default function RequestsDesk() {
  return (
    <Page.Protect permissions={REQUEST_DESK_PERMISSIONS}>
      <DeskWatch />
      <Routes>
        <Route index element={<RequestListPage />} />
        <Route path=":reference" element={<RequestPage />} />
      </Routes>
    </Page.Protect>
  );
}
