import { afterAll, vi } from "vitest";
import { forgetBoot } from "./boot";

// Test files share a process, so that Strapi's thousands of modules are loaded once. Each leaves it as it found it.
const before = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);
  vi.resetModules();
  forgetBoot();
});
