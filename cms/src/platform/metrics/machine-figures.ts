import { statfs } from "node:fs/promises";
import { env } from "../env";
import { clock } from "../process/clock";
import type { FigureSource } from "./figures";

/** The disk of the data folder, and how far this machine's clock is from the one that counts. */
export const machineFigures: FigureSource = async () => {
  const { bavail, blocks, bsize } = await statfs(env("DATA_DIR"));
  return [
    { name: "wren_data_disk_free_bytes", help: "Free space on the disk of DATA_DIR", values: bavail * bsize },
    { name: "wren_data_disk_size_bytes", help: "Size of the disk of DATA_DIR", values: blocks * bsize },
    {
      name: "wren_clock_ahead_seconds",
      help: "This machine's clock minus the database's; always 0 with SQLite, which has none",
      values: clock.aheadMs() / 1000,
    },
  ];
};
