import { Marked } from "#app/components/ui/marked.tsx";
import type { SuggestionList } from "./use-suggestions.ts";

/** A list below the field for mouse, touch and arrow keys. The field keeps the focus. */
export function Suggestions({ id, hits, chosen, pathOf, label }: SuggestionList & { label: string }) {
  return (
    <div id={id} role="listbox" aria-label={label} className="kb-suggestions" hidden={hits.length === 0}>
      {hits.map((hit, index) => (
        <a
          key={hit.slug}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={pathOf(hit)}
        >
          <Marked pieces={hit.title} />
        </a>
      ))}
    </div>
  );
}
