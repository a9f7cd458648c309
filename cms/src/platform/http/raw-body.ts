export type RawBodyContext = { request: { body?: unknown } };

/** The body as it was sent, byte for byte, for checking signatures. Strapi's parser keeps it beside the parsed one. */
export function rawBodyOf(ctx: RawBodyContext): string {
  const { body } = ctx.request;
  if (typeof body === "string") return body;
  const unparsed: unknown = body && typeof body === "object" ? Reflect.get(body, Symbol.for("unparsedBody")) : "";
  return typeof unparsed === "string" ? unparsed : "";
}
