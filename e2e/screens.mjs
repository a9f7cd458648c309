// `npm run screens`: takes the pictures of the docs anew, from the built site with its demo content: those of visitors'
// pages and those of the staff's manuals. `npm run screens -- manuals` takes only these.
import { exitWith } from "../scripts/lib/failure.mjs";
import { withDemoSite } from "./support/demo-site.mjs";
import { takeManualPictures } from "./support/manual-pictures.mjs";
import { takePagePictures } from "./support/page-pictures.mjs";

const SETS = { pages: takePagePictures, manuals: takeManualPictures };

await exitWith(() =>
  withDemoSite(async ({ browser, url, ...site }) => {
    const [, , ...wanted] = process.argv;
    for (const [name, take] of Object.entries(SETS))
      if (wanted.length === 0 || wanted.includes(name)) await take(browser, { webUrl: url, ...site });
  }),
);
