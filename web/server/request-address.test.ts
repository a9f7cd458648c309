import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readAddress } from "./request-address.ts";

function read(url: string, host: string | undefined) {
  const request = { url, headers: { host } } as IncomingMessage;
  return readAddress(request) ? [request.headers.host, request.url] : null;
}

test.each([
  "wren.example",
  "localhost:3000",
  "127.0.0.1",
  "[::1]",
  "[2001:db8::1]:8080",
  "a_b.example",
  "xn--zrich-kva.example",
  undefined,
])("the host %s is taken as it is", (host) => {
  expect(read("/about?a=b", host)).toEqual([host, "/about?a=b"]);
});

const NO_HOSTS = ["", "a:b@x", "@x", "x@", "x y", "x:99999", "x:y", "[::1", "[x]", "1.2.3.999", "x,y", "ü"];

test.each([...NO_HOSTS, "x/y", "x\\y", "x?y", "x#y"])("the host %j is refused", (host) => {
  expect(read("/about", host)).toBeNull();
});

test.each(NO_HOSTS)("the host %j is refused in the first line, too", (host) => {
  expect(read(`http://${host}/about`, "wren.example")).toBeNull();
});

test.each([
  ["http://wren.example/about?a=b", "/about?a=b"],
  ["HTTPS://wren.example/about", "/about"],
  ["http://wren.example", "/"],
  ["http://wren.example?a=b", "/?a=b"],
])("%s names host and address at once", (url, path) => {
  expect(read(url, "elsewhere.example")).toEqual(["wren.example", path]);
});

test.each([
  "*",
  "",
  "about",
  "wren.example:443",
  "ftp://wren.example/",
  "http:/about",
  "http://user:secret@wren.example/",
])("the address %j is refused", (url) => {
  expect(read(url, "wren.example")).toBeNull();
});

test("a path with a code that stands for no letter is refused, and in a query it is nobody's concern", () => {
  for (const url of ["/z%C3%BCrich", "/%25", "/about?q=%FF"]) expect(read(url, "wren.example")).not.toBeNull();
  for (const url of ["/%", "/%E0%A4%A", "/%FF", "/%zz", "http://wren.example/%FF"])
    expect(read(url, "wren.example"), url).toBeNull();
});
