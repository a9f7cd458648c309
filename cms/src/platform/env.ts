/** Secrets and paths have no defaults: a forgotten one must stop the start, not weaken it. */
export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. \`npm start\` at the project's root sets it; see .env.example.`);
  }
  return value;
}

/** An empty value counts as not set, as in a copied .env.example. */
export function optionalEnv(name: string): string | null {
  return process.env[name]?.trim() ? process.env[name] : null;
}

/** Where visitors reach the site, without a slash at the end. */
export function publicUrl(): string {
  return (optionalEnv("PUBLIC_URL") ?? "http://localhost:3000").replace(/\/+$/, "");
}
