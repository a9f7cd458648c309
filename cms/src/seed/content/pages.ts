import type { SeedPage } from "../entries";
import { about } from "./about";
import { coc } from "./coc";
import { concept } from "./concept";
import { home } from "./home";
import { imprint } from "./imprint";
import { privacy } from "./privacy";
import { shop } from "./shop";
import { shopServices } from "./shop-services";
import { support } from "./support";
import { supportChat, supportContact, supportFiles, supportKb, supportMyContact } from "./support-pages";
import { tos } from "./tos";
import { trust } from "./trust";

const information = [home, concept, about, trust, imprint, privacy, tos, coc];
const ordering = [shop, shopServices];
const help = [supportKb, supportChat, supportFiles, supportContact, supportMyContact];

export const pages: SeedPage[] = [...information, ...ordering, support, ...help];
