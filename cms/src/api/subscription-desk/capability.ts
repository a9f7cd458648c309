import type { Capability } from "../../platform/capability";
import { addSubscriptionDesk } from "./desk";

export const subscriptionDesk: Capability = { register: addSubscriptionDesk };
