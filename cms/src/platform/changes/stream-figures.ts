import type { FigureSource } from "../metrics/figures";
import { changeService } from "./change-service";

export const streamFigures: FigureSource = (strapi) => [
  {
    name: "wren_change_streams",
    help: "Web processes and open desks that listen for changes here",
    values: changeService(strapi).countSubscribers(),
  },
];
