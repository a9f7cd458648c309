import { expect, test } from "vitest";
import { groupSpecs } from "./spec-groups.ts";

const [colour, cameras, front, battery] = ["Colour", "Cameras", "Front camera", "Battery"].map((title) => ({
  title,
  text: "something",
})) as [Row, Row, Row, Row];
type Row = { title: string; text: string };

test("specifications are divided at the first row of each group", () => {
  const groups = [
    { title: "Light", firstSpec: "Cameras" },
    { title: "Power", firstSpec: "Battery" },
  ];
  expect(groupSpecs([colour, cameras, front, battery], groups)).toEqual([
    { title: null, specs: [colour] },
    { title: "Light", specs: [cameras, front] },
    { title: "Power", specs: [battery] },
  ]);
});

test("a group whose row is gone leaves its rows to the one before", () => {
  expect(groupSpecs([cameras, battery], [{ title: "Power", firstSpec: "Accumulator" }])).toEqual([
    { title: null, specs: [cameras, battery] },
  ]);
  expect(groupSpecs([], [{ title: "Power", firstSpec: "Battery" }])).toEqual([]);
});
