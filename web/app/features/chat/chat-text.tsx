import { parseChatText, type ChatInline } from "@wren/domain";
import { createContext, useContext } from "react";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { localAddress } from "#app/lib/local-address.ts";
import { useChatTexts } from "./texts.ts";

/** Origins under which the site is seen. */
export const OwnOrigins = createContext<readonly string[]>([]);

/** A message's text with its little formatting. Links lead to the site alone; other addresses are text to copy. */
export function ChatText({ text }: { text: string }) {
  const blocks = parseChatText(text, useContext(OwnOrigins));
  return (
    <div className="chat-text" dir="auto">
      {blocks.map((block, index) =>
        block.type === "lines" ? (
          <p key={index}>
            <Parts parts={block.children} />
          </p>
        ) : (
          <ul key={index} className="chat-list">
            {block.items.map((item, number) => (
              <li key={number}>
                <Parts parts={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Parts({ parts }: { parts: ChatInline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: ChatInline }) {
  switch (part.type) {
    case "text":
      return part.text;
    case "bold":
      return (
        <strong>
          <Parts parts={part.children} />
        </strong>
      );
    case "code":
      return <code>{part.text}</code>;
    case "link":
      // In a window of its own: the conversation stays beside what it speaks of.
      return (
        <a href={localAddress(part.path)} target="_blank" className="chat-link">
          {part.text}
        </a>
      );
    case "address":
      return <ForeignAddress address={part.text} />;
  }
}

function ForeignAddress({ address }: { address: string }) {
  const t = useChatTexts();
  return (
    <>
      <span className="chat-address">{address}</span>
      <CopyButton text={address} label={t("thread.copyAddress", { address })} className="text-button" />
    </>
  );
}
