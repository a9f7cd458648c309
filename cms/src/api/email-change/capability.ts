import type { Capability } from "../../platform/capability";
import { COMFORTABLE, MAILS, TRIES } from "../../platform/limits/budgets";
import { eraseChanges } from "./work/erase-changes";

export const emailChange: Capability = {
  limits: [
    {
      call: "POST /email-changes",
      perVisitor: TRIES,
      perAccount: [
        { field: "identifier", ...MAILS },
        { field: "email", ...MAILS },
      ],
    },
    { call: "POST /email-changes/*", perVisitor: COMFORTABLE, onlyFailures: true },
  ],
  erasers: { "email-changes": eraseChanges },
};
