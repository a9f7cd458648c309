import { CopyButton } from "#app/components/ui/copy-button.tsx";

type Props = {
  text: string;
  /** The text in groups for reading; it is copied as one. */
  groups?: readonly string[];
  unit?: string;
  /** Tells screen readers what the button copies. */
  label: string;
};

/** A text to copy exactly: a click selects all of it, and with scripts a button copies it. */
export function CopyText({ text, groups = [text], unit, label }: Props) {
  return (
    <div className="copy-text">
      <span>
        <code className="copy-text-value">
          {groups.map((group, index) => (
            <span key={index}>
              {group}
              <wbr />
            </span>
          ))}
        </code>
        {unit && ` ${unit}`}
      </span>
      <CopyButton text={text} label={label} />
    </div>
  );
}
