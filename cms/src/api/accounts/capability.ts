import type { Capability } from "../../platform/capability";
import { COMFORTABLE, MAILS, TRIES, TRIES_OF_ALL } from "../../platform/limits/budgets";
import { accountContents } from "./content";
import { resolveIdentifier } from "./work/resolve-identifier";
import { setUpAccounts } from "./work/set-up";

const TRIES_OF_AN_ATTACK = { points: 200, seconds: 60 * 60 };

export const accounts: Capability = {
  contents: accountContents,
  limits: [
    {
      call: "POST /auth/local",
      perVisitor: TRIES,
      // A stranger's wrong passwords must not lock the owner out.
      perAccount: [
        { field: "identifier", meaning: resolveIdentifier, ...TRIES_OF_AN_ATTACK, beyond: "refuse-strangers" },
        { field: "identifier", meaning: resolveIdentifier, ...TRIES_OF_ALL, beyond: "slow" },
      ],
      onlyFailures: true,
    },
    { call: "POST /auth/local/register", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
    { call: "POST /auth/begin-without-address", perVisitor: TRIES },
    { call: "POST /auth/new-phrase", perVisitor: TRIES },
    { call: "POST /auth/forgot-password", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
    { call: "POST /auth/send-email-confirmation", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
    { call: "POST /auth/reset-password", perVisitor: TRIES, onlyFailures: true },
    { call: "POST /auth/change-password", perVisitor: TRIES, onlyFailures: true },
    { call: "POST /auth/confirm-email", perVisitor: TRIES, onlyFailures: true },
    { call: "POST /auth/refresh", perVisitor: COMFORTABLE, onlyFailures: true },
    { call: "GET /connect/*", perVisitor: COMFORTABLE },
    { call: "GET /connect/*/callback", perVisitor: COMFORTABLE },
    { call: "GET /auth/*/callback", perVisitor: COMFORTABLE },
  ],
  prepare: setUpAccounts,
};
