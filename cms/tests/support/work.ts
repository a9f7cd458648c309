import type { BootedCms } from "./boot";

type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** @returns function that restores the real one */
export function replacePasswordCheck({ strapi }: BootedCms, replace: (compare: ComparePassword) => ComparePassword) {
  const accounts = strapi.plugin("users-permissions").service<{ validatePassword: ComparePassword }>("user");
  const { validatePassword } = accounts;
  accounts.validatePassword = replace(validatePassword);
  return () => {
    accounts.validatePassword = validatePassword;
  };
}

/**
 * Slow work that a request causes: password comparisons, and database queries about people, unordered. Requests that
 * cause the same work cannot be told apart by their response time; clocks themselves are unreliable on a busy machine.
 */
export async function workFor(cms: BootedCms, request: () => Promise<unknown>): Promise<string[]> {
  const { strapi } = cms;
  const done: string[] = [];
  const restore = replacePasswordCheck(cms, (compare) => (password, hash) => {
    done.push(`compared a password with a hash of ${hash.slice(0, 7)}`);
    return compare(password, hash);
  });
  const onQuery = ({ sql }: { sql: string }) => {
    if (/ from \W(up_users|subscriptions)\W/.test(sql)) done.push(sql);
  };
  strapi.db.connection.on("query", onQuery);
  try {
    await request();
  } finally {
    strapi.db.connection.off("query", onQuery);
    restore();
  }
  return done.sort();
}
