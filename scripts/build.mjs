// `npm run build`: installs and builds everything that `npm start` runs.
import { exitWith } from "./lib/failure.mjs";
import { prepare } from "./lib/prepare.mjs";

await exitWith(async () => {
  await prepare({ withTools: false });
  return 0;
});
