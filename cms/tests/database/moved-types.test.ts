import { afterAll, beforeAll, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { expectMovedTypesFollowed } from "../support/moved-types";

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate({});
});

afterAll(() => cms.stop());

test("Strapi's records of types that moved follow them, and nothing else changes", () => expectMovedTypesFollowed(cms));
