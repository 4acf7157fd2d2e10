import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { INQUIRY_MISSING } from "#app/domain/inquiries/inquiry-words.ts";
import { mostIn, photoFileName, refusePhoto } from "#app/domain/photos/photo-limits.ts";
import { refusal } from "#app/domain/refusal.ts";
import { deletePhotos, dropObjects } from "#app/services/files/objects.server.ts";
import { type PhotoSize, readBytes } from "#app/services/photos/find-photos.server.ts";
import {
  countDay,
  findDay,
  keepPhoto,
  type SentFile,
  type Taken,
  writePhoto,
} from "#app/services/photos/keep-photo.server.ts";

interface Asking {
  /** The form's key, which is the inquiry's id already. */
  inquiryId: string;
  /** Whoever is signed in. */
  userId: string | null;
  network: string;
}

const TAKEN = refusal("missing", INQUIRY_MISSING);

/** Takes a photograph for a question that is being asked, or was asked a while ago and is still open. */
export function takeInquiryPhoto(
  app: Pick<App, "db" | "files" | "images" | "log" | "now">,
  { inquiryId, userId, network }: Asking,
  sent: SentFile,
): Promise<Taken> {
  const before = async (db: Db): Promise<Taken | undefined> => {
    const row = await findRow(db, "files", { uploadKey: sent.uploadKey }, ["id", "inquiryId"]);
    return row && (row.inquiryId === inquiryId ? { ok: true, id: row.id } : TAKEN);
  };
  return keepPhoto(app, sent, {
    before,
    hang: (photo) =>
      app.db.transaction().execute(async (db): Promise<Taken> => {
        const at = app.now().toISOString();
        const day = { person: network, day: dayOf(at) };
        // Photographs of one sender wait for each other here, so that the fourth is counted.
        await countDay(db, { ...day, bytes: 0, count: 0 });
        const again = await before(db);
        if (again) return again;
        const asked = await findAsked({ db }, inquiryId);
        if (asked && !asked.open) return TAKEN;
        const there = (await listRows(db, inquiryId)).length;
        const full = refusePhoto("inquiry", { there, onOrder: 0, ...(await findDay(db, day)) }, sent.bytes);
        if (full) return full;
        const id = await writePhoto(db, photo, {
          ownerId: asked?.userId ?? userId,
          sentBy: userId,
          inquiryId,
          waits: asked ? 0 : 1,
          position: there + 1,
          uploadKey: sent.uploadKey,
          createdAt: at,
        });
        await countDay(db, { ...day, bytes: sent.bytes, count: 1 });
        return { ok: true, id };
      }),
  });
}

/** Before the question is sent, by the page that sent it: nobody else knows its key. */
export async function removeWaitingPhoto(
  app: Pick<App, "db" | "files">,
  { inquiryId, uploadKey }: { inquiryId: string; uploadKey: string },
) {
  const hashes = await app.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom("files")
      .select("id")
      .where("uploadKey", "=", uploadKey)
      .where("inquiryId", "=", inquiryId)
      .where("waits", "=", 1)
      .execute();
    return rows.length === 0
      ? []
      : deletePhotos(
          db,
          "id",
          rows.map(({ id }) => id),
        );
  });
  await dropObjects(app, hashes);
}

interface Attaching {
  formKey: string | undefined;
  id: string;
  userId: string | null;
}

/** What waited for the question is part of it, in the transaction that keeps it. */
export async function attachWaitingPhotos(db: Db, { formKey, id, userId }: Attaching) {
  if (!formKey) return;
  await setRows(db, "files", { inquiryId: formKey, waits: 1 }, { waits: 0, inquiryId: id, ownerId: userId });
}

/** Photographs of somebody who has an account now. */
export async function handOverPhotos(db: Db, inquiryIds: readonly string[], userId: string) {
  if (inquiryIds.length === 0) return;
  await db.updateTable("files").set({ ownerId: userId }).where("inquiryId", "in", inquiryIds).execute();
}

/** An inquiry as the page knows it that thanks for it: how many photographs came, and whether one more may. */
export async function findAsked({ db }: Pick<App, "db">, id: string) {
  const asked = await findRow(db, "inquiries", { id }, ["state", "userId"]);
  if (!asked) return undefined;
  const count = (await listRows(db, id)).length;
  return { open: asked.state !== "closed", userId: asked.userId, count, more: count < mostIn.inquiry };
}

/** For us: what whoever asked has sent. */
export async function listInquiryPhotos({ db }: Pick<App, "db">, inquiryId: string) {
  const rows = await listRows(db, inquiryId);
  return rows.filter(({ waits }) => waits === 0).map(({ id, bytes }) => ({ id, lost: bytes === 0 }));
}

function listRows(db: Db, inquiryId: string) {
  return db
    .selectFrom("files")
    .select(["id", "bytes", "waits"])
    .where("inquiryId", "=", inquiryId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function openInquiryPhoto(
  app: Pick<App, "db" | "files" | "log">,
  { inquiryId, photoId, size }: { inquiryId: string; photoId: string; size: PhotoSize },
) {
  const row = await app.db
    .selectFrom("files")
    .innerJoin("inquiries", "inquiries.id", "files.inquiryId")
    .select(["files.id", "sha256", "thumbSha256", "position"])
    .where("files.id", "=", photoId)
    .where("inquiries.id", "=", inquiryId)
    .where("waits", "=", 0)
    .executeTakeFirst();
  return row && readBytes(app, row, size, photoFileName("inquiry", row.position));
}
