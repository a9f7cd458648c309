import { useState } from "react";
import { adoptMarkup } from "#app/lib/island-loading.ts";
import { findMarkup } from "#app/lib/island-markup.ts";
import { islandAddress, type IslandRef } from "#app/lib/islands.ts";

/** A part of a page that only the server renders; browsers show its HTML and need no code for it. */
export function Island({ of }: { of: IslandRef }) {
  const address = islandAddress(of);
  return <Drawn key={address} island={of} address={address} />;
}

function Drawn({ island, address }: { island: IslandRef; address: string }) {
  // Kept in state: for a new object React would write the same markup again and close what a visitor opened.
  const [markup] = useState(() => findMarkup(island) ?? adoptMarkup(address));
  return <div className="contents" data-island={address} dangerouslySetInnerHTML={markup} />;
}
