import { html } from "./html";

/**
 * The site's colours and system fonts. Everything is readable without it: some mail programs drop it, and a mail
 * without colours of its own follows the program's light or dark theme.
 */
export const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  body {
    margin: 0;
    background: #ffffff;
    color: #0f172a;
    font:
      16px/1.5 system-ui,
      "Helvetica Neue",
      Arial,
      sans-serif;
  }
  main {
    max-width: 560px;
    margin: 0 auto;
    padding: 32px 20px;
  }
  h1 {
    margin: 0 0 24px;
    font-size: 26px;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 32px 0 8px;
    font-size: 16px;
    line-height: 1.4;
  }
  p {
    margin: 0 0 12px;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    margin: 0 0 24px;
    border-collapse: collapse;
    border-top: 1px solid #cbd5e1;
  }
  th,
  td {
    padding: 8px 0;
    border-bottom: 1px solid #cbd5e1;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    padding-right: 16px;
    font-weight: inherit;
  }
  a {
    color: #b6000e;
  }
  address {
    margin: 0 0 24px;
    font-style: normal;
    overflow-wrap: anywhere;
  }
  footer {
    margin-top: 32px;
  }
  .action {
    margin: 24px 0 8px;
  }
  .action a {
    display: inline-block;
    padding: 10px 20px;
    border: 1px solid #b6000e;
    border-radius: 4px;
    background: #b6000e;
    color: #ffffff;
    font-weight: 600;
    text-decoration: none;
  }
  .address-in-full {
    margin-bottom: 24px;
  }
  .quiet {
    color: #475569;
    font-size: 14px;
  }
  .label {
    white-space: nowrap;
    width: 34%;
    color: #475569;
  }
  .code {
    font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  }
  .amount {
    padding-left: 16px;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .total {
    font-weight: 700;
  }
  .whole {
    white-space: nowrap;
  }
  .notice {
    margin-bottom: 24px;
    padding: 10px 14px;
    border: 1px solid #cbd5e1;
    border-radius: 4px;
    font-weight: 600;
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: #18181b;
      color: #fafafa;
    }
    table,
    th,
    td,
    .notice {
      border-color: #3f3f46;
    }
    a {
      color: #ff7a85;
    }
    .action a {
      border-color: #ff3849;
      color: #ffffff;
    }
    .quiet,
    .label {
      color: #a1a1aa;
    }
  }
</style>`;
