import { expect, test } from "vitest";
import { onlyPictures } from "./only-pictures";

const asked = (query: string) => decodeURIComponent(onlyPictures(`http://cms.test/upload/files${query}`)).split("?")[1];

test("the condition stands beside those that are there, and alone where there is none", () => {
  expect(asked("?page=1&filters[$and][0][folder][id][$null]=true")).toBe(
    "page=1&filters[$and][0][folder][id][$null]=true&filters[$and][1][mime][$startsWith]=image/",
  );
  expect(asked("?filters[$and][0][createdAt][$gt]=2026&filters[$and][0][createdAt][$lt]=2027")).toContain("[$and][1]");
  expect(asked("?_q=nest%2520key")).toBe("_q=nest%20key&filters[$and][0][mime][$startsWith]=image/");
  expect(asked("")).toBe("filters[$and][0][mime][$startsWith]=image/");
});
