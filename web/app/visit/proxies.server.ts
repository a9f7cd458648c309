import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { clientAddress, type HeaderReader, type ProxySettings } from "./client-address.server.ts";

const LOOPBACK = ["127.0.0.0/8", "::1"];

const settings: ProxySettings = {
  trustedProxies: env.TRUSTED_PROXIES ?? LOOPBACK,
  addressHeader: env.PROXY_ADDRESS_HEADER ?? null,
};

/** No address: whoever has it shares one limit with all others who have it, and is on no allow-list. */
const UNKNOWN = "unknown";

let isTold = false;

/** The visitor's address by the operator's settings. A proxy that does not tell it is named in the log, once. */
export function addressOfVisitor(header: HeaderReader, peer: string): string {
  const address = clientAddress(header, peer, settings);
  if (address !== null) return address;
  if (!isTold) log.error("proxy-tells-no-address", { header: settings.addressHeader });
  isTold = true;
  return UNKNOWN;
}
