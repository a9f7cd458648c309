import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PLANNED_PERMISSIONS } from "./permissions";

const APIS = path.join(import.meta.dirname, "../../api");

test("whoever may publish any of the types with drafts sees what is planned", () => {
  const drafted = readdirSync(APIS, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const [, api, name] = /^(.+)\/content-types\/(.+)\/schema\.json$/.exec(file) ?? [];
    if (!api || !name) return [];
    const { options } = JSON.parse(readFileSync(path.join(APIS, file), "utf8")) as {
      options?: { draftAndPublish?: boolean };
    };
    return options?.draftAndPublish ? [`api::${api}.${name}`] : [];
  });
  expect(PLANNED_PERMISSIONS.map(({ subject }) => subject).sort()).toEqual(drafted.sort());
});
