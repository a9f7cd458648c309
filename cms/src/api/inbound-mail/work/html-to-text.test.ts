import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text";

test("paragraphs, lines and lists keep their shape", () => {
  const html = "<style>p{}</style><p>Gr&uuml;ezi<br>Ada</p><p>Two &lt;things&gt;:</p><ul><li>one</li><li>two</li></ul>";
  expect(htmlToText(html)).toBe("Grüezi\nAda\n\nTwo <things>:\n\n- one\n- two");
});

test("quotes are marked, also within each other", () => {
  expect(htmlToText("Yes<blockquote>Are you<blockquote>there</blockquote></blockquote>")).toBe(
    "Yes\n> Are you\n> > there",
  );
});

test("what nobody sees is left out, and broken markup does no harm", () => {
  expect(htmlToText("<head><title>x</title></head><div>a<script>alert(1)</script></div><div>b")).toBe("a\nb");
  expect(htmlToText("</blockquote></p>a &amp <b")).toContain("a &");
});
