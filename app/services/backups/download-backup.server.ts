import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { App } from "#app/app.server.ts";
import { isSealed } from "#app/db/backup/seal/open-seal.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { readBackupName, sealedName } from "#app/domain/backups/backup-name.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findOwners } from "#app/services/accounts/staff/list-staff.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

const PIECE_BYTES = 256 * 1024;
/** Who takes nothing for so long has left, whatever their connection says. */
const IDLE_MS = 60_000;

interface Download {
  /** By which its name tells it from others. */
  moment: string;
  actorId: string;
  idleMs?: number;
}

type Opened = Done<{ name: string; bytes: number; body: Readable }>;

/** One at a time leaves a server: a backup is large, and the line is the one that visitors use. */
let leaving = false;

/** Hands a sealed backup out piece by piece. It is written down, and told to every owner, before the first byte leaves. */
export async function downloadBackup(
  app: Pick<App, "db" | "config" | "now">,
  { moment, actorId, idleMs = IDLE_MS }: Download,
): Promise<Opened> {
  const { keys } = app.config.backup;
  const name = sealedName(moment);
  if (!keys)
    return refusal("refused", "Only sealed backups can be downloaded, and there are no keys to seal them with.");
  if (!readBackupName(name)) return GONE;
  if (leaving) return refusal("refused", "Another backup is being downloaded. Please wait until it is done.");
  leaving = true;
  const opened = await openToLeave(app, { name, actorId, idleMs }).catch((error: unknown) => {
    leaving = false;
    throw error;
  });
  if (opened.ok) opened.body.once("close", () => (leaving = false));
  else leaving = false;
  return opened;
}

const GONE = refusal("missing", "That backup is no longer there.");

type Leaving = Required<Omit<Download, "moment">> & { name: string };

async function openToLeave(
  app: Pick<App, "db" | "config" | "now">,
  { name, actorId, idleMs }: Leaving,
): Promise<Opened> {
  const file = path.join(app.config.backup.folder, name);
  if (!(await isSealed(file).catch(() => false))) return GONE;
  const counted = await countAttempt(app, [{ key: `download-backup:user:${actorId}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  // Whoever removes it from now on does not take it away from its reader.
  const handle = await open(file).catch(() => undefined);
  if (!handle) return GONE;
  try {
    const { size: bytes } = await handle.stat();
    await writeDown(app, name, actorId);
    return { ok: true, name, bytes, body: piecesOf(handle, idleMs) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function writeDown({ db, now }: Pick<App, "db" | "now">, name: string, actorId: string) {
  const at = now().toISOString();
  return db.transaction().execute(async (inside) => {
    const words = `Downloaded the backup ${name}`;
    await recordAudit(inside, { actorId, at, kind: "exported", subject: "backups", words });
    const actor = await findRow(inside, "users", { id: actorId }, ["name"]);
    const parameters = { at, file: name, downloaded_by: actor?.name ?? "" };
    for (const owner of await findOwners(inside)) {
      await queueEmail(inside, { kind: "backup_downloaded", parameters, at, ...owner });
    }
  });
}

function piecesOf(handle: FileHandle, idleMs: number) {
  const source = handle.createReadStream({ highWaterMark: PIECE_BYTES });
  async function* pieces() {
    for await (const piece of source) {
      idle.refresh();
      yield piece;
    }
  }
  const body = Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE_BYTES });
  const idle = setTimeout(() => body.destroy(), idleMs).unref();
  body.once("close", () => {
    clearTimeout(idle);
    source.destroy();
  });
  return body;
}
