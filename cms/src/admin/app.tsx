import { Archive, Calendar, ChartCircle, CheckCircle, Clock, Discuss, Eye, Mail, Stack } from "@strapi/icons";
import { adminApi, type StrapiApp } from "@strapi/strapi/admin";
import { AUDIT_DESK_PERMISSIONS } from "./audit/permissions";
import { BlocksPanel } from "./blocks/blocks-panel";
import { showBlockPictures } from "./blocks/show-pictures";
import { CANARY_PERMISSIONS } from "./canary/permissions";
import { CHAT_DESK_PERMISSIONS } from "./chat/permissions";
import { de, en } from "./desk/texts";
import { sendEditVersions } from "./edit-versions";
import { showChoicesInLists } from "./fields/choice-cells";
import { showMoneyInLists } from "./fields/money-cells";
import { offerPicturesToPictureFields } from "./fields/picture-dialogs";
import { registerFields } from "./fields/register-fields";
import { FIGURES_PERMISSIONS } from "./figures/permissions";
import { leaveOutForeignLinks } from "./foreign-links";
import { speakGerman } from "./german/speak-german";
import { germanWords } from "./german/words";
import { OPENING_PERMISSIONS } from "./opening/permissions";
import { ORDER_DESK_PERMISSIONS } from "./orders/permissions";
import { REQUEST_DESK_PERMISSIONS } from "./requests/permissions";
import { PlanPanel } from "./publishing/plan-panel";
import { PLANNED_PERMISSIONS } from "./publishing/permissions";
import { VersionPanel } from "./publishing/versions/version-panel";
import { STOCK_DESK_PERMISSIONS } from "./stock/permissions";
import { PricePanel } from "./stock/price-panel";
import { askAtSignIn } from "./second-factor/ask-at-sign-in";
import { strapiTexts } from "./strapi-texts";
import { SUBSCRIPTION_DESK_PERMISSIONS } from "./subscriptions/permissions";

/** The staff's admin: German beside English, and nothing that calls home or advertises. */
export default {
  config: {
    locales: ["de"],
    translations: { en: { ...en, ...strapiTexts.en }, de: { ...germanWords, ...de, ...strapiTexts.de } },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    leaveOutForeignLinks(app);
    registerFields(app);
    offerPicturesToPictureFields(app);
    addCanaryCard(app);
    app.addMenuLink({
      to: "orders",
      icon: Archive,
      intlLabel: { id: "desk.orders", defaultMessage: en["desk.orders"] },
      permissions: ORDER_DESK_PERMISSIONS,
      position: 2,
      Component: () => import("./orders/orders-desk"),
    });
    app.addMenuLink({
      to: "stock",
      icon: Stack,
      intlLabel: { id: "stock.title", defaultMessage: en["stock.title"] },
      permissions: STOCK_DESK_PERMISSIONS,
      position: 2,
      Component: () => import("./stock/stock-desk"),
    });
    app.addMenuLink({
      to: "subscriptions",
      icon: Clock,
      intlLabel: { id: "subscriptions.title", defaultMessage: en["subscriptions.title"] },
      permissions: SUBSCRIPTION_DESK_PERMISSIONS,
      position: 3,
      Component: () => import("./subscriptions/subscriptions-desk"),
    });
    app.addMenuLink({
      to: "support-desk",
      icon: Discuss,
      intlLabel: { id: "chat.title", defaultMessage: en["chat.title"] },
      permissions: CHAT_DESK_PERMISSIONS,
      position: 4,
      Component: () => import("./chat/support-desk"),
    });
    app.addMenuLink({
      to: "requests",
      icon: Mail,
      intlLabel: { id: "requests.title", defaultMessage: en["requests.title"] },
      permissions: REQUEST_DESK_PERMISSIONS,
      position: 5,
      Component: () => import("./requests/requests-desk"),
    });
    app.addMenuLink({
      to: "figures",
      icon: ChartCircle,
      intlLabel: { id: "figures.title", defaultMessage: en["figures.title"] },
      permissions: FIGURES_PERMISSIONS,
      position: 6,
      Component: () => import("./figures/figures-desk"),
    });
    app.addMenuLink({
      to: "planned",
      icon: Calendar,
      intlLabel: { id: "planned.title", defaultMessage: en["planned.title"] },
      permissions: PLANNED_PERMISSIONS,
      position: 3,
      Component: () => import("./publishing/planned-page"),
    });
    app.addMenuLink({
      to: "audit",
      icon: Eye,
      intlLabel: { id: "audit.title", defaultMessage: en["audit.title"] },
      permissions: AUDIT_DESK_PERMISSIONS,
      position: 7,
      Component: () => import("./audit/audit-desk"),
    });
    app.addMenuLink({
      to: "opening",
      icon: CheckCircle,
      intlLabel: { id: "opening.title", defaultMessage: en["opening.title"] },
      permissions: OPENING_PERMISSIONS,
      position: 8,
      Component: () => import("./opening/opening-page"),
    });
    app.addSettingsLink("global", {
      id: "second-factor",
      to: "second-factor",
      intlLabel: { id: "factor.title", defaultMessage: en["factor.title"] },
      permissions: [],
      Component: () => import("./second-factor/second-factor-page"),
    });
  },
  bootstrap(app: StrapiApp) {
    showMoneyInLists(app);
    showChoicesInLists(app);
    addPanels(app);
    askAtSignIn();
    keepRefusedEdits();
    sendEditVersions();
    speakGerman();
    showBlockPictures();
    putAwayAdvert();
  },
};

type Card = Extract<Parameters<StrapiApp["widgets"]["register"]>[0], { id: string }>;

type ContentManager = {
  addEditViewSidePanel(
    panels: (typeof PricePanel | typeof PlanPanel | typeof VersionPanel | typeof BlocksPanel)[],
  ): void;
};

function addPanels(app: StrapiApp) {
  const contentManager = app.getPlugin("content-manager").apis as ContentManager;
  contentManager.addEditViewSidePanel([PricePanel, PlanPanel, VersionPanel, BlocksPanel]);
}

/** Before Strapi's cards, so that an overdue statement is seen first. */
function addCanaryCard(app: StrapiApp) {
  const card: Card = {
    id: "canary",
    icon: Clock,
    title: { id: "canary.title", defaultMessage: en["canary.title"] },
    link: {
      label: { id: "canary.renew", defaultMessage: en["canary.renew"] },
      href: "/content-manager/single-types/api::website.website",
    },
    permissions: CANARY_PERMISSIONS,
    component: async () => (await import("./canary/canary-card")).CanaryCard,
  };
  app.widgets.register((cards) => [card, ...cards]);
}

/** Hides Strapi's banner, which advertises its blog: these entries tell Strapi that the user has closed it. */
function putAwayAdvert() {
  for (const instance of ["false", "undefined"]) {
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${instance}`, "true");
  }
}

/**
 * Turns off Strapi's optimistic updates. Undoing one after a refusal would empty the form of everything the editor
 * typed; without them the form stays, with the error.
 */
function keepRefusedEdits() {
  adminApi.enhanceEndpoints({ endpoints: { updateDocument: { onQueryStarted: undefined } } });
}
