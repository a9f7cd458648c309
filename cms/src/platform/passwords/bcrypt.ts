import { createRequire } from "node:module";

type Bcrypt = {
  compare(password: string, hash: string): Promise<boolean>;
  hash(password: string, rounds: number): Promise<string>;
  compareSync(password: string, hash: string): boolean;
  hashSync(password: string, rounds: number): string;
};

/** The library that Strapi uses, the same instance. It has no types of its own. */
export const bcrypt = createRequire(__filename)("bcryptjs") as Bcrypt;
