import { withoutUnseen } from "./typed-text.js";

/** The one parser of domain names that browsers and Node share. */
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean };

/**
 * An address in the form mail servers use: `info@zürich.ch` becomes `info@xn--zrich-kva.ch`. An invalid address stays
 * as it is, and is refused later.
 */
export function toMailAddress(typed: string): string {
  const address = withoutUnseen(typed).trim();
  const [, local, domain] = /^(.+)@([^@\s/\\?#:%]+)$/u.exec(address) ?? [];
  // oxlint-disable-next-line no-control-regex -- ASCII is what needs no translation
  if (local === undefined || domain === undefined || /^[\x00-\x7F]*$/.test(domain)) return address;
  const site = `http://${domain}`;
  return URL.canParse(site) ? `${local}@${new URL(site).hostname}` : address;
}
