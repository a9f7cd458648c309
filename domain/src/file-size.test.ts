import { expect, test } from "vitest";
import { formatFileSize } from "./index.js";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1.0 kB"],
  [1_449, "1.4 kB"],
  [99_949, "99.9 kB"],
  [99_950, "100 kB"],
  [999_499, "999 kB"],
  [999_999, "1.0 MB"],
  [213_400_000, "213 MB"],
  [2_147_483_647, "2.1 GB"],
  [5_000_000_000_000_000, "5000 TB"],
])("%i is %s", (bytes, text) => {
  expect(formatFileSize(bytes, "en").replace("\u00a0", " ")).toBe(text);
});

test("German has its own word for bytes, and the Swiss point", () => {
  expect(formatFileSize(12, "de")).toBe("12\u00a0Byte");
  expect(formatFileSize(1_500, "de")).toBe("1.5\u00a0kB");
});
