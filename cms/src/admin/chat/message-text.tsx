import { Box, Link, TextButton, Typography } from "@strapi/design-system";
import { parseChatText, type ChatInline } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";

const MONOSPACE = { fontFamily: "monospace" };

type Props = { text: string; siteOrigins: string[] };

/** A message's text with its little formatting. Links lead to our site alone; other addresses are text to copy. */
export function MessageText({ text, siteOrigins }: Props) {
  const [site = ""] = siteOrigins;
  return parseChatText(text, siteOrigins).map((block, index) => (
    <Typography
      key={index}
      tag={block.type === "lines" ? "p" : "ul"}
      dir="auto"
      textColor="neutral800"
      style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
    >
      {block.type === "lines" ? (
        <Parts parts={block.children} site={site} />
      ) : (
        block.items.map((item, number) => (
          <li key={number} style={{ listStyle: "disc", marginLeft: "2rem" }}>
            <Parts parts={item} site={site} />
          </li>
        ))
      )}
    </Typography>
  ));
}

function Parts({ parts, site }: { parts: ChatInline[]; site: string }) {
  return parts.map((part, index) => <Part key={index} part={part} site={site} />);
}

function Part({ part, site }: { part: ChatInline; site: string }) {
  switch (part.type) {
    case "text":
      return part.text;
    case "bold":
      return (
        <strong style={{ fontWeight: 600 }}>
          <Parts parts={part.children} site={site} />
        </strong>
      );
    case "code":
      return (
        <Box tag="code" background="neutral150" paddingLeft={1} paddingRight={1} hasRadius style={MONOSPACE}>
          {part.text}
        </Box>
      );
    case "link":
      return (
        <Link href={site + part.path} isExternal>
          {part.text}
        </Link>
      );
    case "address":
      return <ForeignAddress address={part.text} />;
  }
}

function ForeignAddress({ address }: { address: string }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      {address}{" "}
      {"clipboard" in navigator && (
        <TextButton
          type="button"
          aria-label={isCopied ? undefined : t("chat.copy.address", { address })}
          // If the browser refuses, the text can still be selected.
          onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
        >
          {t(isCopied ? "chat.copied" : "chat.copy")}
        </TextButton>
      )}
    </>
  );
}
