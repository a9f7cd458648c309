// Asks one address and ends with status 0 for an answer of 200 or 204. The image has neither curl nor wget.
const { ok } = await fetch(process.argv[2], { headers: { "User-Agent": "wren-health" } }).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
