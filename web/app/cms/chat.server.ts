import { chatStatusSchema } from "@wren/domain";
import { readContent } from "./content.server.ts";

/** Whether somebody answers in the chat; nobody does while the cms cannot be asked. */
export async function isChatOnline(): Promise<boolean> {
  try {
    return (await readContent("chat/status", {}, chatStatusSchema)).isOnline;
  } catch {
    // Already logged where it failed.
    return false;
  }
}
