/** npm run backup -- FILE: saves every row of the database, and the photographs to FILE.files, while the site is serving. */
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { noteRun } from "./note-run.ts";
import { fail, fileArgument, placeName, readSettings, rowCounts } from "./settings.ts";

const file = fileArgument("Usage: npm run backup -- FILE");
const settings = readSettings();

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

const { keys } = settings.backup;
const saved = await saveBackup(settings, { file, now: new Date(), signal: stop.signal, keys }).catch(
  (problem: unknown) => fail(stop.signal.aborted ? "Stopped. No backup was written." : problem),
);
console.log(`Saved ${placeName(settings)} to ${file} (${saved.bytes.toLocaleString("en-US")} bytes).`);
console.log(rowCounts(saved.rows));
if (saved.objects > 0) console.log(`${saved.objects} files of photographs are in ${file}.files.`);
if (saved.lost.length > 0)
  console.warn(
    `WARNING: ${saved.lost.length} files of photographs are lost from the store and cannot be in the backup: ${saved.lost.join(", ")}.`,
  );
if (saved.leftOut.length > 0) console.log(`Left out, because they are not Larkfield's: ${saved.leftOut.join(", ")}.`);
console.log(keys ? "Sealed, signed, and read through." : "Read through.");
console.log(await noteRun(settings, "by hand", { ok: true, file, bytes: saved.bytes }));
if (!keys) {
  console.warn(
    "WARNING: this backup is NOT ENCRYPTED. Whoever gets the file reads every name, address and password hash in it. Make keys with: npm run backup-keys -- FILE",
  );
}
