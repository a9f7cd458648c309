import type { BootedCms } from "./boot";

type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** @returns puts the real one back */
export function replacePasswordCheck({ strapi }: BootedCms, replace: (compare: ComparePassword) => ComparePassword) {
  const accounts = strapi.plugin("users-permissions").service<{ validatePassword: ComparePassword }>("user");
  const { validatePassword } = accounts;
  accounts.validatePassword = replace(validatePassword);
  return () => {
    accounts.validatePassword = validatePassword;
  };
}

/**
 * What a request made the cms do that takes time: passwords compared, and questions to the database about people.
 * In no order. Answers that are the same after the same work are told apart by no clock; clocks themselves lie on a busy machine.
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
