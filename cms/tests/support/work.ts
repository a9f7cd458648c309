import type { BootedCms } from "./boot";

type Accounts = { validatePassword: (password: string, hash: string) => Promise<boolean> };

/**
 * What a request made the cms do that takes time: passwords compared, and questions to the database about people.
 * In no order. Answers that are the same after the same work are told apart by no clock; clocks themselves lie on a busy machine.
 */
export async function workFor({ strapi }: BootedCms, request: () => Promise<unknown>): Promise<string[]> {
  const done: string[] = [];
  const accounts = strapi.plugin("users-permissions").service<Accounts>("user");
  const { validatePassword } = accounts;
  accounts.validatePassword = (password, hash) => {
    done.push(`compared a password with a hash of ${hash.slice(0, 7)}`);
    return validatePassword(password, hash);
  };
  const onQuery = ({ sql }: { sql: string }) => {
    if (/ from \W(up_users|subscriptions)\W/.test(sql)) done.push(sql);
  };
  strapi.db.connection.on("query", onQuery);
  try {
    await request();
  } finally {
    strapi.db.connection.off("query", onQuery);
    accounts.validatePassword = validatePassword;
  }
  return done.sort();
}
