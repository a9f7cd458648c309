import type { Locale } from "@wren/domain";
import type { Bill, DetailRow, MailBlock } from "./blocks";
import { html, type Html } from "./html";
import { STYLE } from "./html-style";

/** A self-contained document: no picture, no font, no script, nothing that reports its opening. */
export function htmlPart({ title, blocks, locale }: { title: string; blocks: MailBlock[]; locale: Locale }): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${blocks.map(renderBlock)}
        </main>
      </body>
    </html> `.markup;
}

function renderBlock(block: MailBlock): Html {
  switch (block.type) {
    case "notice":
      return html`<p class="notice">${block.text}</p>`;
    case "paragraph":
      return html`<p>${wholeNumbers(block.text)}</p>`;
    case "heading":
      return html`<h2>${block.text}</h2>`;
    case "action":
      // The address is shown too, so that readers see where a button leads.
      return html`<p class="action">${link(block)}</p>
        <p class="address-in-full quiet">${block.url}</p>`;
    case "link":
      return html`<p>${block.lead}<br />${link(block)}</p>`;
    case "details":
      return html`<table>
        ${block.rows.map(detailRow)}
      </table>`;
    case "bill":
      return billTable(block.bill);
    case "postal-label":
      return html`<address>${block.lines.map((line) => html`<bdi>${line}</bdi><br />`)}</address>`;
    case "signature":
      return html`<footer><p class="quiet">${block.text}</p></footer>`;
  }
}

const ORDER_NUMBER = /(W(?:-[0-9A-Z]{4}){2})/;

/** Keeps an order's number from being broken at its hyphens, without changing what is copied. */
function wholeNumbers(text: string): Html[] {
  const parts = text.split(ORDER_NUMBER);
  return parts.map((part) => (ORDER_NUMBER.test(part) ? html`<span class="whole">${part}</span>` : html`${part}`));
}

/** Sends no referrer: the site need not know which mail program is used. */
function link({ label, url }: { label: string; url: string }): Html {
  return html`<a href="${url}" rel="noreferrer">${label}</a>`;
}

function detailRow({ label, value, hint, isCode }: DetailRow): Html {
  const shown = isCode ? html`<bdi class="code">${value}</bdi>` : html`<bdi>${value}</bdi>`;
  const explained = hint === undefined ? shown : html`${shown}<br /><span class="quiet">${hint}</span>`;
  return html`<tr>
    <th class="label" scope="row" align="left">${label}</th>
    <td>${explained}</td>
  </tr>`;
}

function noteLine(note: string): Html {
  return html`<br /><span class="quiet">${note}</span>`;
}

// `align` is for programs that drop the style, so that amounts line up there too.
function billTable({ articles, sums }: Bill): Html {
  const articleRows = articles.map(
    ({ name, notes, total }) =>
      html`<tr>
        <th scope="row" align="left"><bdi>${name}</bdi>${notes.map(noteLine)}</th>
        <td class="amount" align="right">${total}</td>
      </tr>`,
  );
  const sumRows = sums.map(
    ({ label, amount, isTotal }) =>
      html`<tr class="${isTotal ? "total" : "sum"}">
        <th scope="row" align="left">${label}</th>
        <td class="amount" align="right">${amount}</td>
      </tr>`,
  );
  return html`<table>
    <tbody>
      ${articleRows}
    </tbody>
    <tbody>
      ${sumRows}
    </tbody>
  </table>`;
}
