import type { SeedChatLabel } from "../entries";

/** Subjects of most conversations. */
export const chatLabels: SeedChatLabel[] = [
  { en: "Payment", de: "Zahlung" },
  { en: "Delivery", de: "Lieferung" },
  { en: "Subscription", de: "Abo" },
  { en: "Device", de: "Gerät" },
  { en: "Return", de: "Rückgabe" },
  { en: "Complaint", de: "Reklamation" },
];
