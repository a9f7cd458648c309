import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { DeskPage } from "./desk-page";
import { CHAT_DESK_PERMISSIONS } from "./permissions";

/** The admin's page "Support desk". One route serves every conversation, so that the event stream stays open. */
export default function SupportDesk() {
  return (
    <Page.Protect permissions={CHAT_DESK_PERMISSIONS}>
      <Routes>
        <Route path=":key?" element={<DeskPage />} />
      </Routes>
    </Page.Protect>
  );
}
