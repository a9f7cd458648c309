import type { SeedResource } from "../entries";
import { accessibility } from "./resources/accessibility";
import { pressKit } from "./resources/press-kit";
import { security } from "./resources/security";
import { verifyYourPhone } from "./resources/verify-your-phone";
import { warrantyAndRepair } from "./resources/warranty-and-repair";

/** In the order in which they are listed. */
export const resources: SeedResource[] = [verifyYourPhone, warrantyAndRepair, security, accessibility, pressKit];
