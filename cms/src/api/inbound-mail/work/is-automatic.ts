type Headers = ReadonlyMap<string, string>;

/** Headers that people's mail programs do not write, whatever they say. */
const TELLING = ["list-id", "list-unsubscribe", "x-auto-response-suppress", "x-autoreply", "x-autorespond", "x-loop"];

/**
 * True for mails that nobody wrote to us: out-of-office replies, bounces, lists, and our own that come back.
 * @param ownAddresses addresses from which we send, or at which we receive
 */
export function isAutomatic(headers: Headers, { from, ownAddresses }: { from: string; ownAddresses: string[] }) {
  const value = (name: string) => (headers.get(name) ?? "").trim().toLowerCase();
  const submitted = value("auto-submitted");
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    /^(?:bulk|junk|list|auto_reply)/.test(value("precedence")) ||
    TELLING.some((name) => headers.has(name)) ||
    value("return-path") === "<>" ||
    /^multipart\/report\b/.test(value("content-type")) ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from) ||
    from === "" ||
    ownAddresses.some((own) => own.toLowerCase() === from.toLowerCase())
  );
}
