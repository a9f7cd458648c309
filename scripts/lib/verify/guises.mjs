// Browsers as whom the site is asked: a server that means harm may show its other face to some visitors only.

/**
 * @typedef {object} Guise
 * @property {string} name
 * @property {Record<string, string>} headers in the order in which that browser sends them
 */

const ASKS_FOR_PAGE = {
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "none",
  "Sec-Fetch-User": "?1",
};

const FIREFOX_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const CHROME_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

/** @type {Guise[]} */
export const GUISES = [
  {
    name: "Tor Browser",
    headers: {
      "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
      Accept: FIREFOX_ACCEPT,
      "Accept-Language": "en-US,en;q=0.5",
      "Accept-Encoding": "gzip, deflate, br",
      "Upgrade-Insecure-Requests": "1",
      ...ASKS_FOR_PAGE,
    },
  },
  {
    name: "Firefox on Linux, in German",
    headers: {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      Accept: FIREFOX_ACCEPT,
      "Accept-Language": "de-CH,de;q=0.8,en-US;q=0.5,en;q=0.3",
      "Accept-Encoding": "gzip, deflate, br",
      "Upgrade-Insecure-Requests": "1",
      ...ASKS_FOR_PAGE,
    },
  },
  {
    name: "Chrome on Android",
    headers: {
      "Upgrade-Insecure-Requests": "1",
      "User-Agent":
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
      Accept: CHROME_ACCEPT,
      ...ASKS_FOR_PAGE,
      "Accept-Encoding": "gzip, deflate, br",
      "Accept-Language": "en-GB,en;q=0.9",
    },
  },
  {
    name: "Safari on an iPhone, in French",
    headers: {
      "User-Agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      Accept: FIREFOX_ACCEPT,
      "Accept-Language": "fr-CH,fr;q=0.9",
      "Accept-Encoding": "gzip, deflate, br",
      ...ASKS_FOR_PAGE,
    },
  },
  {
    name: "an old browser without compression",
    headers: { "User-Agent": "Mozilla/5.0 (Windows NT 6.1; rv:78.0) Gecko/20100101 Firefox/78.0", Accept: "*/*" },
  },
];
