type Props = {
  text: string | number;
  className?: string;
  /** Hidden from screen readers, which already get the same text. */
  isRepetition?: boolean;
};

/**
 * Text drawn by the style sheet, which lynx and w3m do not show. For text that they find elsewhere on the page, or that
 * is true only with scripts or on paper.
 */
export function DrawnText({ text, className = "", isRepetition = false }: Props) {
  return <span data-text={text} aria-hidden={isRepetition || undefined} className={`drawn-text ${className}`} />;
}
