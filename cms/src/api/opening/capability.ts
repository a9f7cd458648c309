import type { Capability } from "../../platform/capability";
import { addOpeningDesk } from "./desk";

export const opening: Capability = {
  register: addOpeningDesk,
};
