/** Payment providers that send messages to `/webhooks/{provider}`, each with the header that holds its signature. */
export const WEBHOOK_SIGNATURE_HEADERS = { stripe: "stripe-signature", sandbox: "sandbox-signature" } as const;

export type WebhookProvider = keyof typeof WEBHOOK_SIGNATURE_HEADERS;

export function isWebhookProvider(name: string): name is WebhookProvider {
  return Object.hasOwn(WEBHOOK_SIGNATURE_HEADERS, name);
}
