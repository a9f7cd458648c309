import { MINUTE_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { addOrderDesk } from "./desk";
import { checkBooksWhenDue } from "./work/books/check-books";

export const orderDesk: Capability = {
  register: addOrderDesk,
  jobs(strapi) {
    const startedAt = new Date();
    const run = (now: Date) => checkBooksWhenDue(strapi, { startedAt, now });
    return [{ name: "books", everyMs: 10 * MINUTE_MS, isAtStart: true, run }];
  },
};
