import { afterEach, expect, test, vi } from "vitest";
import { WEB_SECRET_NAMES } from "../../../scripts/lib/secrets.mjs";
import { parseEnv } from "#app/env.server.ts";

const OLD = "the value from before";
const NEW = "the value from now on";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Loads a module as a process does that was started with this secret. */
async function startWith<Module>(name: string, value: string, load: () => Promise<Module>): Promise<Module> {
  vi.stubEnv(name, value);
  vi.resetModules();
  return load();
}

const cartsWith = (value: string) => startWith("CART_SECRET", value, () => import("./signed-value.server.ts"));
const visitorsWith = (value: string) => startWith("VISITOR_KEY_SECRET", value, () => import("./visitor-key.server.ts"));

/** A secret of web without a proof is red. */
const PROOFS: Record<string, () => Promise<void>> = {
  async CART_SECRET() {
    const before = (await cartsWith(OLD)).seal("cart", "one phone");
    const announced = await cartsWith(`${OLD},${NEW}`);
    const during = await cartsWith(`${NEW}, ${OLD}`);
    const after = await cartsWith(NEW);
    expect(during.unseal("cart", before)).toBe("one phone");
    const sealed = during.seal("cart", "two phones");
    expect([announced, during, after].map(({ unseal }) => unseal("cart", sealed))).toEqual(Array(3).fill("two phones"));
    expect(after.unseal("cart", before)).toBeNull();
    expect(announced.seal("cart", "one phone")).toBe(before);
    const encrypted = announced.encrypt("phrase", "six words");
    expect([announced, during].map(({ decrypt }) => decrypt("phrase", encrypted))).toEqual(Array(2).fill("six words"));
    expect(after.decrypt("phrase", encrypted)).toBeNull();
  },
  async VISITOR_KEY_SECRET() {
    const key = async (value: string) => (await visitorsWith(value)).visitorKey("192.0.2.1");
    expect(await key(`${OLD},${NEW}`)).toBe(await key(OLD));
    expect(await key(`${NEW},${OLD}`)).toBe(await key(NEW));
    expect(await key(NEW)).not.toBe(await key(OLD));
  },
};

test("every secret of web has a proof", () => {
  expect(Object.keys(PROOFS).sort()).toEqual([...WEB_SECRET_NAMES].sort());
});

test.each(Object.entries(PROOFS))("%s: the first value signs, all are accepted", (_, prove) => prove());

test("a value of a list that is too short stops the start", () => {
  expect(() => parseEnv({ CART_SECRET: `${NEW},short` })).toThrow("CART_SECRET");
});
