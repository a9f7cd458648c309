import type { Capability } from "../../platform/capability";
import { addFigureDesks } from "./desk";

export const figureDesk: Capability = { register: addFigureDesks };
