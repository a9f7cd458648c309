import type { SeedPage } from "../seed-page";
import { about } from "./about";
import { coc } from "./coc";
import { concept } from "./concept";
import { home } from "./home";
import { imprint } from "./imprint";
import { privacy } from "./privacy";
import { shop } from "./shop";
import { support } from "./support";
import { tos } from "./tos";

export const pages: SeedPage[] = [home, concept, about, shop, support, imprint, privacy, tos, coc];
