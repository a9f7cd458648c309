import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { SUBSCRIPTION_DESK_PERMISSIONS } from "./permissions";
import { SubscriptionListPage } from "./subscription-list-page";
import { SubscriptionPage } from "./subscription-page";

/** The admin's page "Subscriptions" with the page of each. */
export default function SubscriptionsDesk() {
  return (
    <Page.Protect permissions={SUBSCRIPTION_DESK_PERMISSIONS}>
      <Routes>
        <Route index element={<SubscriptionListPage />} />
        <Route path=":mobileId" element={<SubscriptionPage />} />
      </Routes>
    </Page.Protect>
  );
}
