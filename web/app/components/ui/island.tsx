import { useState } from "react";
import { adoptMarkup } from "#app/lib/island-loading.ts";
import { findMarkup } from "#app/lib/island-markup.ts";
import { islandAddress, type IslandRef } from "#app/lib/islands.ts";

/** A part of a page that only the server draws; browsers show its HTML and need no code for it. */
export function Island({ of }: { of: IslandRef }) {
  const address = islandAddress(of);
  return <Drawn key={address} island={of} address={address} />;
}

function Drawn({ island, address }: { island: IslandRef; address: string }) {
  // A state, because React would write the same markup again for every new object, and close what a visitor opened.
  const [markup] = useState(() => findMarkup(island) ?? adoptMarkup(address));
  return <div className="contents" data-island={address} dangerouslySetInnerHTML={markup} />;
}
