import type { SeedService } from "../entries";
import { storageExtension } from "./services/storage-extension";
import { subscriptionRenewal } from "./services/subscription-renewal";

export const services: SeedService[] = [storageExtension, subscriptionRenewal];
