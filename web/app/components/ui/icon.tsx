/** Decorative; the words beside it carry the meaning. */
export function Icon({ name }: { name: "cart" | "chat" | "close" | "globe" | "menu" | "search" }) {
  return <span aria-hidden className={`icon icon-${name}`} />;
}
