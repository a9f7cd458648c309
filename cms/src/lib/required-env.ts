/** Secrets and paths have no defaults: a forgotten one must stop the start, not weaken it. */
export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. \`npm start\` at the project's root sets it; see .env.example.`);
  }
  return value;
}
