import { expect, test } from "vitest";
import { checksumCommands, signatureCommands } from "./verify-commands.ts";

const named = (name: string) => ({ name, href: "", size: "", sha256: "ab12" });

test("the commands name the file and its checksum, ready to be pasted", () => {
  expect(checksumCommands(named("wrenos.img"))).toEqual({
    linux: "echo 'ab12  wrenos.img' | sha256sum --check",
    macos: "echo 'ab12  wrenos.img' | shasum -a 256 --check",
    windows: '(Get-FileHash wrenos.img -Algorithm SHA256).Hash -eq "ab12"',
  });
  const signed = { file: named("a.img"), signature: named("a.img.sig"), signingKey: named("key.asc") };
  expect(signatureCommands(signed)).toBe("gpg --import key.asc\ngpg --verify a.img.sig a.img");
});

test("no file's name becomes a command", () => {
  expect(checksumCommands(named("a; rm -rf ~")).linux).toBe("echo 'ab12  a; rm -rf ~' | sha256sum --check");
  expect(checksumCommands(named("it's $(me)")).linux).toBe("echo 'ab12  it'\\''s $(me)' | sha256sum --check");
});
