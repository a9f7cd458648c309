import type { SeedService } from "../seed-services";
import { storageExtension } from "./services/storage-extension";
import { subscriptionRenewal } from "./services/subscription-renewal";

export const services: SeedService[] = [storageExtension, subscriptionRenewal];
