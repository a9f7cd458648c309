import { MINUTE_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { addOrderDesk } from "./desk";
import { checkBooksWhenDue } from "./work/books/check-books";
import { clock } from "../../platform/process/clock";

export const orderDesk: Capability = {
  register: addOrderDesk,
  jobs(strapi) {
    const startedAt = clock.now();
    const run = (now: Date) => checkBooksWhenDue(strapi, { startedAt, now });
    return [{ name: "books", everyMs: 10 * MINUTE_MS, isAtStart: true, run }];
  },
};
