import type { Capability } from "../../platform/capability";
import { COMFORTABLE, TRIES_OF_ALL } from "../../platform/limits/budgets";
import { addRequestDesk } from "./desk";
import { eraseRequests } from "./work/erase-requests";
import { eraseWaitingFiles } from "./work/waiting-files";

const MESSAGES = { points: 20, seconds: 10 * 60 };

export const contact: Capability = {
  register: addRequestDesk,
  limits: [
    { call: "POST /support/contact", perVisitor: MESSAGES, perAccount: { field: "email", ...TRIES_OF_ALL } },
    { call: "POST /support/contact/files", perVisitor: COMFORTABLE },
  ],
  erasers: { "contact-requests": eraseRequests, "contact-uploads": eraseWaitingFiles },
};
