import { addressesIn, formsOf } from "./forms.mjs";
import { sendBytes } from "./wire.mjs";

/** The site sends known bots to its maintenance page. */
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** @typedef {import("./wire.mjs").Answer} Answer */
/** @typedef {import("./forms.mjs").PageForm} PageForm */
/** @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Buffer }} Asked */
/** @typedef {{ path: string, forms: PageForm[], addresses: string[], html: string, openedAt: number }} Page */
/** @typedef {ReturnType<typeof createVisitor>} Visitor */

/**
 * A visitor as a browser without scripts: an address of their own, cookies, and the page they look at.
 * @param {string} url of the site
 * @param {{ number: number, cookies?: Map<string, string> }} who
 */
export function createVisitor(url, { number, cookies = new Map() }) {
  const site = new URL(url);
  const part = (/** @type {number} */ shift) => ((number >>> shift) & 0xffff).toString(16);
  const address = `2001:db8:${part(16)}:${part(0)}::1`;
  /** @type {Page | null} */
  let page = null;

  /** @param {Asked} asked */
  function write({ method = "GET", path, headers = {}, body }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const lines = Object.entries({
      Host: site.host,
      "User-Agent": USER_AGENT,
      Accept: "text/html",
      "X-Forwarded-For": address,
      ...(cookie && { Cookie: cookie }),
      ...(method !== "GET" && { Origin: site.origin }),
      ...(body && { "Content-Length": String(body.length) }),
      ...headers,
      Connection: "close",
    });
    const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${oneLine(value)}`)];
    return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]);
  }

  /** @param {Answer} answer @param {string} path */
  function take({ headers, body, status }, path) {
    for (const line of headers.get("set-cookie") ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const isPage = headers.get("content-type")?.[0]?.startsWith("text/html") && status !== null;
    if (isPage)
      page = { path, forms: formsOf(body, path), addresses: addressesIn(body), html: body, openedAt: Date.now() };
  }

  return {
    number,
    address,
    cookies,
    page: () => page,
    write,
    take,
    /** Sends a request and follows its redirects on this site, as a browser would. @param {Asked} asked @returns {Promise<Answer>} */
    async open(asked) {
      const answer = await sendBytes(site, write(asked));
      take(answer, asked.path);
      const location = answer.headers.get("location")?.[0];
      if (location === undefined || !URL.canParse(location, url)) return answer;
      const next = new URL(location, new URL(asked.path, url));
      return next.origin === site.origin ? this.open({ path: next.pathname + next.search }) : answer;
    },
  };
}

/** A header with a line break would be two. @param {string} value */
function oneLine(value) {
  return value.replace(/[\r\n]/g, " ");
}
