// `npm run restore -- --from <file>`: fills an empty data folder and database from a backup (docs/runbooks/backup.md).
import { parseArgs } from "node:util";
import { installCmsPackages } from "./lib/backup/cms-package.mjs";
import { describeRestored } from "./lib/backup/describe.mjs";
import { restoreBackup } from "./lib/backup/restore-backup.mjs";
import { exitWith, Failure } from "./lib/failure.mjs";
import { readSettings } from "./lib/settings.mjs";

const USAGE = `npm run restore -- --from <file> [--key FILE]
  --key FILE   the OpenPGP secret key of an encrypted backup, as text; its passphrase in BACKUP_KEY_PASSPHRASE`;

await exitWith(async () => {
  const { values } = parseArgs({ options: { from: { type: "string" }, key: { type: "string" } } });
  if (!values.from) throw new Failure(USAGE);
  const { dataDir } = readSettings();
  await installCmsPackages();
  const restored = await restoreBackup({
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    from: values.from,
    keyFile: values.key,
    passphrase: process.env.BACKUP_KEY_PASSPHRASE,
  });
  process.stdout.write(describeRestored(restored));
  if (restored.differences.length > 0)
    throw new Failure(
      `The backup is not what was backed up; ${dataDir} is as empty as before:\n${restored.differences.join("\n")}`,
    );
  process.stdout.write(`\nRestored into ${dataDir}. \`npm start\` erases what has expired since.\n`);
});
