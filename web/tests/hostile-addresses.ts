const HOST = "evil.example";

/** Ways to write "another host" that a browser, a server or a careless rule may read as such. */
const STARTS = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "\\",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "/ /",
  "/\u0000/",
  "/\u000b/",
  "/\u0085/",
  "/.//",
  "/./\\",
  "/..//",
  "/x/..//",
  "/%2e//",
  "/%2E%2e//",
  "/%2F/",
  "/%2f%2f",
  "/%5C",
  "/%5c/",
  "/%09/",
  "/%0d%0a/",
  "/%00/",
  "/;//",
  "/@",
  "//a:b@",
  "/\u2028/",
  "/\uff0f/",
  "/\ud800/",
  "https://",
  "https:/",
  "https:",
  "HTTP://a:b@",
  "javascript://",
  "data://",
];

/** Each start alone and behind a language, which a language link takes away. */
export const HOSTILE_ADDRESSES = STARTS.flatMap((start) => {
  const rest = start.startsWith("/") || start.startsWith("\\") ? start : `/${start}`;
  return [`${start}${HOST}/x`, `/de${rest}${HOST}/x`, `/de${rest}de${rest}${HOST}/x?a=b`, `${start}de//${HOST}`];
});
