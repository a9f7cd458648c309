import { domainToUnicode } from "node:url";

/** An e-mail address with its domain decoded: `info@zürich.ch`, not `info@xn--zrich-kva.ch`. */
export function readableAddress(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  if (start === 0) return address;
  return address.slice(0, start) + (domainToUnicode(address.slice(start)) || address.slice(start));
}
