import { randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, findRow, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { photoFileName, refusePhoto } from "#app/domain/photos/photo-limits.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { dropObjects } from "#app/services/files/objects.server.ts";
import { type PhotoSize, readBytes } from "#app/services/photos/find-photos.server.ts";
import { countDay, findDay, keepPhoto, type SentFile, type Taken } from "#app/services/photos/keep-photo.server.ts";
import { type Doer, TASK_MISSING } from "./change-task.server.ts";
import { findTask } from "./list-tasks.server.ts";

const GONE = refusal("missing", TASK_MISSING);

interface Place {
  doer: Doer;
  taskId: string;
}

/** Takes a photograph of a task of theirs. */
export function takeTaskPhoto(
  app: Pick<App, "db" | "files" | "images" | "log" | "now">,
  { doer, taskId }: Place,
  sent: SentFile,
): Promise<Taken> {
  const before = async (db: Db): Promise<Taken | undefined> => {
    const rows = db.selectFrom("taskPhotos").select(["id", "taskId", "sentBy"]);
    const row = await rows.where("uploadKey", "=", sent.uploadKey).executeTakeFirst();
    if (!row) return undefined;
    return row.taskId === taskId && row.sentBy === doer.id ? { ok: true, id: row.id } : GONE;
  };
  return keepPhoto(app, sent, {
    before,
    hang: ({ object, thumb, width, height }) =>
      app.db.transaction().execute(async (db): Promise<Taken> => {
        // Two at once for the same task are counted one after the other.
        await setRows(db, "tasks", { id: taskId }, { id: taskId });
        const again = await before(db);
        if (again) return again;
        if (!(await findTask({ db }, doer, taskId))) return GONE;
        const at = app.now().toISOString();
        const today = { person: doer.id, day: dayOf(at) };
        const there = (await listTaskPhotos({ db }, taskId)).length;
        const full = refusePhoto("message", { there, onOrder: 0, ...(await findDay(db, today)) }, sent.bytes);
        if (full) return full;
        const id = randomBytes(12).toString("base64url");
        const bytes = {
          sha256: object.sha256,
          bytes: object.bytes,
          thumbSha256: thumb.sha256,
          thumbBytes: thumb.bytes,
        };
        const row = { id, taskId, width, height, sentBy: doer.id, uploadKey: sent.uploadKey, createdAt: at };
        await addRows(db, "taskPhotos", { ...row, ...bytes });
        await countDay(db, { ...today, bytes: sent.bytes, count: 1 });
        return { ok: true, id };
      }),
  });
}

export async function listTaskPhotos({ db }: Pick<App, "db">, taskId: string) {
  const rows = await db
    .selectFrom("taskPhotos")
    .select(["id", "bytes"])
    .where("taskId", "=", taskId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id, bytes }) => ({ id, lost: bytes === 0 }));
}

/** One of a task that whoever asks may see, or none. */
export async function openTaskPhoto(
  app: Pick<App, "db" | "files" | "log">,
  { doer, taskId }: Place,
  { photoId, size }: { photoId: string; size: PhotoSize },
) {
  if (!(await findTask(app, doer, taskId))) return undefined;
  const row = await findOne(app.db, taskId, photoId);
  return row && readBytes(app, row, size, photoFileName("task", 1));
}

/** By whoever may see the task. */
export async function removeTaskPhoto(
  app: Pick<App, "db" | "files">,
  { doer, taskId }: Place,
  photoId: string,
): Promise<Done> {
  if (!(await findTask(app, doer, taskId))) return GONE;
  const row = await findOne(app.db, taskId, photoId);
  if (!row) return refusal("missing", "That photograph is no longer there.");
  await dropRows(app.db, "taskPhotos", { id: row.id });
  await dropObjects(app, [row.sha256, row.thumbSha256]);
  return { ok: true };
}

function findOne(db: Db, taskId: string, photoId: string) {
  return findRow(db, "taskPhotos", { id: photoId, taskId }, ["id", "sha256", "thumbSha256"]);
}
