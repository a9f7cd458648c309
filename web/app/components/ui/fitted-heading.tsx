type Props = {
  level?: 1 | 2;
  look: "text-display" | "text-product";
  /** Of the room around the heading, such as its columns. */
  className?: string;
  children: string;
};

/** A large heading that shrinks for long words, so that none breaks where a browser knows no syllables. */
export function FittedHeading({ level = 1, look, className = "", children }: Props) {
  const Tag = level === 1 ? "h1" : "h2";
  return (
    <div className={`heading-room ${className}`}>
      <Tag className={look} data-letters={lettersToFit(children)}>
        {children}
      </Tag>
    </div>
  );
}

/** Steps of styles/typography.css; shorter words fit at full size. */
const LETTER_STEPS = [16, 20, 25];

/** The step that holds the longest word, or undefined for words that fit everywhere. */
export function lettersToFit(text: string): number | undefined {
  const longest = Math.max(...text.split(/[\s-]+/u).map((word) => word.length));
  return longest < 14 ? undefined : (LETTER_STEPS.find((letters) => letters >= longest) ?? LETTER_STEPS.at(-1));
}
