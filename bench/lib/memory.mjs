import { readFile } from "node:fs/promises";
import { Failure } from "../../scripts/lib/failure.mjs";

/**
 * @param {number | undefined} pid
 * @param {"VmRSS" | "VmHWM"} which the current value, or the peak
 */
export async function memoryMb(pid, which) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => {
    throw new Failure("Memory is read from /proc, which only Linux has.");
  });
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
