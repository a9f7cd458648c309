import { expect, test } from "vitest";
import { isChatPage, titleWithCount } from "./chat-notice.ts";

test("the number of answers stands before the title, once, and goes when they are read", () => {
  expect(titleWithCount("Shop | Wren", 2)).toBe("(2) Shop | Wren");
  expect(titleWithCount("(2) Shop | Wren", 3, 2)).toBe("(3) Shop | Wren");
  expect(titleWithCount("(3) Shop | Wren", 0, 3)).toBe("Shop | Wren");
});

test("a title that the page has written anew, or that begins like ours, keeps all its words", () => {
  expect(titleWithCount("About | Wren", 2, 2)).toBe("(2) About | Wren");
  expect(titleWithCount("(2) and more | Wren", 0)).toBe("(2) and more | Wren");
});

test("answers are read on the chat's page in every language, and where a sign-in leads", () => {
  for (const path of ["/support/chat", "/de/support/chat", "/support/chat/_entered"])
    expect(isChatPage(path)).toBe(true);
  for (const path of ["/", "/de", "/support", "/support/chat/change-password"]) expect(isChatPage(path)).toBe(false);
});
