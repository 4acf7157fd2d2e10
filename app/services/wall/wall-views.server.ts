import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Selectable } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, setRows, updateVersion } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { findCamera, type Spot } from "#app/domain/wall/camera.ts";
import { cornerRefusals, judgeCorners, judgeView } from "#app/domain/wall/wall-corners.ts";
import { frameOf, type Light, readCorners, readMask, type WallView } from "#app/domain/wall/wall-view.ts";
import { drawLayers, type TreatmentLayer } from "#app/drawing/draw-layers.ts";
import { layerMarkup, viewBox } from "#app/drawing/svg.ts";
import type { StoredObject } from "#app/files/files.ts";
import { objectOf } from "#app/files/hashing.ts";
import type { SceneJob } from "#app/files/images/image-job.ts";
import { intoFile } from "#app/files/into-file.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { dropObjects } from "#app/services/files/objects.server.ts";
import { findOrderRecord, withOrder } from "#app/services/orders/with-order.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";

export interface WallPlace {
  /** Whose order; somebody else's is as if it did not exist. */
  userId: string;
  orderId: string;
  windowKey: string;
  fileId: string;
}

/** A window, a photograph of it, and how it was looked at last. */
export async function findWall({ db }: Pick<App, "db">, place: WallPlace) {
  const order = await findOrderRecord(db, place);
  const photo = order && (await findPhoto(db, place));
  const window = order && readOrderDocuments(order).windows.find(({ key }) => key === place.windowKey);
  if (!photo || !window) return undefined;
  const row = await viewsOf(db, place).selectAll().executeTakeFirst();
  const rules = await findPlacement(db);
  return { status: order.status, window, photo, rules, row, view: row && readView(row, photo) };
}

type FoundWall = NonNullable<Awaited<ReturnType<typeof findWall>>>;

function findPhoto(db: Db, { orderId, userId, windowKey, fileId }: WallPlace) {
  return db
    .selectFrom("files")
    .select(["id", "sha256", "width", "height", "focal35", "caption", "position"])
    .where("id", "=", fileId)
    .where("orderId", "=", orderId)
    .where("ownerId", "=", userId)
    .where("windowKey", "=", windowKey)
    .where("messageId", "is", null)
    .where("waits", "=", 0)
    .executeTakeFirst();
}

function viewsOf(db: Db, { orderId, windowKey, fileId }: WallPlace) {
  return db
    .selectFrom("wallViews")
    .where("orderId", "=", orderId)
    .where("windowKey", "=", windowKey)
    .where("fileId", "=", fileId);
}

type ViewRow = Pick<Selectable<Database["wallViews"]>, "corners" | "mask" | "closed" | "raise" | "light">;

/** Undefined where its corners are no longer those of its photograph. */
function readView(row: ViewRow, photo: { width: number; height: number }): WallView | undefined {
  const corners = readCorners(row.corners, photo);
  const light = JSON.parse(row.light) as Light;
  return corners && { corners, mask: readMask(row.mask) ?? [], closed: row.closed === 1, raise: row.raise, light };
}

const CHANGED = refusal("stale", "Somebody has changed this view since this page was shown. Please look again.");
const GONE = refusal("missing", "That photograph is no longer there.");

interface Saving {
  actorId: string;
  /** The version that was looked at; 0 where there was none. */
  version: number;
  /** As they are stored. */
  view: ViewRow;
}

/** Keeps how a window is looked at, if it can be looked at so. */
export function saveWallView(app: Pick<App, "db" | "now">, place: WallPlace, saving: Saving): Promise<Done> {
  return withOrder(app, place, async (db): Promise<Done> => {
    const found = await findWall({ db }, place);
    if (!found) return GONE;
    const view = readView(saving.view, found.photo);
    if (!view || readMask(saving.view.mask) === undefined) return cornerRefusals.crossed;
    const laid = layOn(found, view);
    if ("reason" in laid) return laid;
    const at = app.now().toISOString();
    if (found.row) {
      const query = db.updateTable("wallViews").where("id", "=", found.row.id);
      return (await updateVersion(query, saving.version, { ...saving.view, updatedAt: at })) ? { ok: true } : CHANGED;
    }
    const id = randomBytes(12).toString("base64url");
    const { orderId, windowKey, fileId } = place;
    const made = {
      rendered: null,
      renderedBytes: 0,
      renderKey: null,
      version: 1,
      createdBy: saving.actorId,
      createdAt: at,
      updatedAt: at,
    };
    await addRows(db, "wallViews", { id, orderId, windowKey, fileId, ...saving.view, ...made });
    return { ok: true };
  });
}

/** Back to a photograph in which nothing was set. */
export async function forgetWallView(app: Pick<App, "db" | "files">, place: WallPlace): Promise<Done> {
  const hashes: string[] = [];
  const done = await withOrder(app, place, async (db): Promise<Done> => {
    const row = await viewsOf(db, place).select(["id", "rendered"]).executeTakeFirst();
    if (row) await dropRows(db, "wallViews", { id: row.id });
    if (row?.rendered) hashes.push(row.rendered);
    return { ok: true };
  });
  if (done.ok) await dropObjects(app, hashes);
  return done;
}

/** What hangs there, or why it cannot be drawn in this photograph. */
function layOn({ window, photo, rules }: FoundWall, view: WallView): Refusal | { layers: TreatmentLayer[] } {
  const frame = frameOf(window);
  if (!frame) return cornerRefusals.unmeasured;
  const wrong = judgeCorners(view.corners, photo);
  if (wrong) return wrong;
  const { measurements, customizations, ...site } = window;
  const pose = { closed: view.closed, raise: view.raise / 100 };
  const layers = drawLayers(parseMeasurements(measurements), customizations, { site, rules, ...pose });
  const camera = findCamera({ corners: view.corners, frame, photo, focal35: photo.focal35 });
  const aside = judgeView(camera, layers.flatMap(spotsOf), photo);
  return aside ?? { layers };
}

function spotsOf({ box, out }: TreatmentLayer): Spot[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [0, out].flatMap((z): Spot[] => [
    [box.x, box.y, z],
    [right, box.y, z],
    [right, bottom, z],
    [box.x, bottom, z],
  ]);
}

/** Raised where the same window in the same photograph is composed to another picture. */
const SCENE_VERSION = 1;
const A_MINUTE = 20;

const NOTHING_SET = refusal("missing", "The corners of this window are not set yet.");
const BUSY = refusal("unavailable", "Many pictures are being made at once. Please try again in a minute.");
const UNMADE = refusal("unavailable", "This picture cannot be shown at the moment.");
const OFTEN = refusal("too_many", "That is a lot of pictures. Please wait a minute.");

/** The picture that a version of a quote keeps of a window, whatever has become of the view. */
export async function findQuotePicture(
  { db }: Pick<App, "db">,
  { userId, orderId, windowKey }: WallPlace,
  number: number,
) {
  return db
    .selectFrom("quotePictures")
    .innerJoin("quotes", "quotes.id", "quotePictures.quoteId")
    .innerJoin("orders", "orders.id", "quotes.orderId")
    .select("sha256")
    .where("orders.id", "=", orderId)
    .where("orders.userId", "=", userId)
    .where("quotes.number", "=", number)
    .where("windowKey", "=", windowKey)
    .executeTakeFirst();
}

/** The composed picture of a view as it is now; what was composed of the same before is not made again. */
export async function composeWall(
  app: Pick<App, "db" | "files" | "images" | "log" | "now">,
  place: WallPlace,
  actorId: string,
): Promise<Done<{ sha256: string; window: string }> | undefined> {
  const found = await findWall(app, place);
  if (!found) return undefined;
  const { window, photo, row, view } = found;
  if (!row || !view) return NOTHING_SET;
  const laid = layOn(found, view);
  if ("reason" in laid) return laid;
  const measured = parseMeasurements(window.measurements);
  const scene = {
    corners: view.corners,
    frame: frameOf(window) as NonNullable<ReturnType<typeof frameOf>>,
    focal35: photo.focal35,
    walls: { left: measured.distanceFromWindowFrameToLeftWall, right: measured.distanceFromWindowFrameToRightWall },
    layers: laid.layers.map(({ scene: drawn, type: _, ...layer }) => ({
      ...layer,
      markup: layerMarkup(drawn),
      viewBox: viewBox(drawn),
    })),
    mask: view.mask,
    light: view.light,
  };
  const told = JSON.stringify([SCENE_VERSION, photo.sha256, scene]);
  const renderKey = createHash("sha256").update(told).digest("hex");
  const called = { window: window.name };
  if (row.rendered && row.renderKey === renderKey && (await app.files.has(row.rendered)))
    return { ok: true, sha256: row.rendered, ...called };
  const counted = await countAttempt(app, [{ key: `wall:${actorId}`, attempts: A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return { ...OFTEN, retryAfter: counted.retryAfter };
  const made = await make(app, photo.sha256, scene);
  if ("reason" in made) return made;
  const { sha256 } = made;
  await setRows(
    app.db,
    "wallViews",
    { id: row.id, version: row.version },
    { rendered: sha256, renderedBytes: made.bytes, renderKey },
  );
  if (row.rendered && row.rendered !== sha256) await dropObjects(app, [row.rendered]);
  return { ok: true, sha256, ...called };
}

async function make(
  app: Pick<App, "files" | "images" | "log">,
  photo: string,
  scene: Omit<SceneJob, "scene" | "photo" | "to">,
): Promise<StoredObject | Refusal> {
  const [from, to] = await Promise.all([app.files.incoming(), app.files.incoming()]);
  try {
    const opened = await app.files.open(photo);
    if (!opened) return UNMADE;
    await intoFile(from, {}, (target) => pipeline(opened.body, target));
    const made = await app.images.makeScene({ ...scene, scene: true, photo: from, to });
    if (!made) return BUSY;
    if (!made.ok) return UNMADE;
    const object = await objectOf(to);
    await app.files.put(createReadStream(to), object);
    return object;
  } catch (error) {
    app.log.error({ err: error }, "a picture on a wall cannot be composed");
    return UNMADE;
  } finally {
    await Promise.all([from, to].map((file) => rm(file, { force: true })));
  }
}
