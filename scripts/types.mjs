// `npm run types`: regenerates the types of Strapi's content types and of web's routes.
import { generateTypes } from "./lib/build.mjs";
import { exitWith } from "./lib/failure.mjs";
import { prepare } from "./lib/prepare.mjs";

await exitWith(async () => {
  await prepare({ withTools: true });
  await generateTypes();
  return 0;
});
