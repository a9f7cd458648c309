// `npm run backup -- --to <folder or file>`: one file with database, pictures, private files and secrets
// (docs/runbooks/backup.md).
import { parseArgs } from "node:util";
import { installCmsPackages } from "./lib/backup/cms-package.mjs";
import { describeSize } from "./lib/backup/describe.mjs";
import { writeBackup } from "./lib/backup/write-backup.mjs";
import { exitWith, Failure } from "./lib/failure.mjs";
import { readSettings } from "./lib/settings.mjs";

const USAGE = `npm run backup -- --to <folder or file> [options]
  --encrypt-to FILE   an OpenPGP public key, as text; gpg opens the backup
  --keep-days N       delete backups in the folder that are older (30)`;
/** The same as for what retention erases (docs/operations.md): erased data leaves the backups too. */
const KEEP_DAYS = "30";

await exitWith(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      "encrypt-to": { type: "string" },
      "keep-days": { type: "string", default: KEEP_DAYS },
    },
  });
  const keepDays = Number(values["keep-days"]);
  if (!values.to || !Number.isInteger(keepDays) || keepDays < 1) throw new Failure(USAGE);
  const { dataDir } = readSettings();
  await installCmsPackages();
  const { file, manifest, deleted } = await writeBackup({
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    to: values.to,
    encryptTo: values["encrypt-to"],
    keepDays,
  });
  const lines = [
    `${file}   ${describeSize(manifest)}`,
    ...deleted.map((name) => `Deleted ${name}, older than ${keepDays} days`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
});
