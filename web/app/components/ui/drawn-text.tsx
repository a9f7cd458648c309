type Props = {
  text: string | number;
  className?: string;
  /** It only repeats what screen readers are told already. */
  isRepetition?: boolean;
};

/**
 * Text that the style sheet draws. Browsers without one, such as lynx and w3m, do not read it: for what they find in
 * other words on the same page, or what is true only where scripts run or on paper.
 */
export function DrawnText({ text, className = "", isRepetition = false }: Props) {
  return <span data-text={text} aria-hidden={isRepetition || undefined} className={`drawn-text ${className}`} />;
}
