import { parentPort } from "node:worker_threads";
import { bcrypt } from "./bcrypt";

export type HashTask = { id: number; password: string } & ({ hash: string } | { rounds: number });

export type HashResult = { id: number; result: boolean | string };

parentPort?.on("message", (task: HashTask) => {
  const result =
    "hash" in task ? bcrypt.compareSync(task.password, task.hash) : bcrypt.hashSync(task.password, task.rounds);
  parentPort?.postMessage({ id: task.id, result } satisfies HashResult);
});
