// `npm run types`: regenerates the types of Strapi's content types and of web's routes.
import { generateTypes, removeOutdatedStamps } from "./lib/build.mjs";
import { exitWith } from "./lib/failure.mjs";
import { prepare } from "./lib/prepare.mjs";

await exitWith(async () => {
  // The cms is not built first: code that already uses a new field would not compile without the new types.
  await prepare({ withTools: true, isDomainEnough: true });
  await removeOutdatedStamps();
  await generateTypes();
  return 0;
});
