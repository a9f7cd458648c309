import type { SeedPage } from "../seed-page";
import { about } from "./about";
import { coc } from "./coc";
import { concept } from "./concept";
import { home } from "./home";
import { imprint } from "./imprint";
import { privacy } from "./privacy";
import { charger, nestKey, phoneCase, wrenMini, wrenOne, wrenSlate } from "./product-pages";
import { shop } from "./shop";
import { shopCheckout, shopConfirmation, shopServices, storageExtension, subscriptionRenewal } from "./shop-pages";
import { support } from "./support";
import {
  supportChat,
  supportContact,
  supportFiles,
  supportKb,
  supportMyContact,
  verifyYourPhone,
} from "./support-pages";
import { tos } from "./tos";

const information = [home, concept, about, imprint, privacy, tos, coc];
const products = [wrenMini, wrenOne, wrenSlate, nestKey, charger, phoneCase];
const ordering = [shopCheckout, shopServices, storageExtension, subscriptionRenewal, shopConfirmation];
const help = [supportKb, supportChat, supportFiles, supportContact, supportMyContact, verifyYourPhone];

export const pages: SeedPage[] = [...information, shop, ...products, ...ordering, support, ...help];
