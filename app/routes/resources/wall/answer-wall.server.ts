import { Readable } from "node:stream";
import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { photoFileName } from "#app/domain/photos/photo-limits.ts";
import { refusal } from "#app/domain/refusal.ts";
import { findCamera } from "#app/domain/wall/camera.ts";
import { checkTape } from "#app/domain/wall/wall-corners.ts";
import { AS_FOUND, canBeSeenOnWall, frameOf, type WallView, within, writeCorners } from "#app/domain/wall/wall-view.ts";
import {
  composeWall,
  findQuotePicture,
  findWall,
  forgetWallView,
  saveWallView,
  type WallPlace,
} from "#app/services/wall/wall-views.server.ts";
import { type Form, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";

interface Asked extends WallPlace {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Half a shade up, as it is drawn everywhere. */
const HALF_UP = 45;
/** Without scripts a photograph is shown at half its size, in which each corner is pressed. */
const PRESSED_SHARE = 2;

export async function loadWall({ context, request, ...place }: Asked) {
  const found = await findWall(context.get(appContext), place);
  if (!found) throw missing({ sentence: "Photograph not found." });
  const { status, window, photo, rules, row, view } = found;
  const frame = frameOf(window);
  const { pathname, searchParams } = new URL(request.url);
  const own = pathname.replace(/\.data$/, "");
  return {
    listed: meaningOf(status).listed,
    window,
    frame: frame ?? null,
    dressed: canBeSeenOnWall(window),
    rules,
    photo: { width: photo.width, height: photo.height, focal35: photo.focal35, caption: photo.caption },
    photoAt: own.replace(/\/wall\/[^/]+\/([^/]+)$/, "/photos/$1"),
    pictureAt: `${own}/wall.jpg`,
    view: view ?? null,
    version: row?.version ?? 0,
    question: (frame && view && askOfTape({ view, frame, photo })) ?? null,
    // Without scripts: the corners that were pressed so far.
    pressed: readPressed(searchParams.get("set")),
    pressedWidth: Math.round(photo.width / PRESSED_SHARE),
  };
}

interface Measured {
  view: WallView;
  frame: { width: number; height: number };
  photo: { width: number; height: number; focal35: number | null };
}

function askOfTape({ view: { corners }, frame, photo }: Measured) {
  return checkTape(findCamera({ corners, frame, photo, focal35: photo.focal35 }), frame, photo.focal35);
}

function readPressed(text: string | null): number[] {
  const numbers = (text ?? "").split(",").filter(Boolean).map(Number);
  return numbers.length <= 6 && numbers.every(Number.isInteger) ? numbers : [];
}

interface Acting extends Asked {
  actorId: string;
}

const UNKNOWN = refusal("invalid", "We could not read what was sent. Please go back and try again.");

/** Saves a view, forgets it, or takes one more corner of it. */
export async function actOnWall({ context, request, actorId, ...place }: Acting) {
  const app = context.get(appContext);
  const found = await findWall(app, place);
  if (!found) throw missing({ sentence: "Photograph not found." });
  const form = await readForm(request);
  const here = new URL(request.url).pathname.replace(/\.data$/, "");
  const intent = form.text("intent");
  if (intent === "again") {
    await forgetWallView(app, place);
    return redirectWithToast(here, "The corners can be set anew.");
  }
  const pressed = intent === "corner" ? pressCorner(form, found.photo) : undefined;
  if (pressed && pressed.length < 8) return redirect(`${here}?set=${pressed.join(",")}`);
  const view = pressed ? plainView(pressed) : intent === "save" ? sentView(form) : undefined;
  const version = pressed ? (found.row?.version ?? 0) : form.wholeNumber("version");
  const saved = view ? await saveWallView(app, place, { actorId, version, view }) : UNKNOWN;
  if (saved.ok) return redirectWithToast(here, "View saved.");
  if (pressed) return redirectWithToast(here, { kind: "error", message: saved.reason });
  return data({ problem: saved.reason }, { status: saved.status });
}

function sentView(form: Form) {
  const number = (name: string, least: number, most: number) =>
    within(form.text(name) === "" ? Number.NaN : Number(form.text(name)), least, most);
  return {
    corners: form.text("corners"),
    mask: form.text("mask") || "[]",
    closed: form.text("closed") === "1" ? 1 : 0,
    raise: number("raise", 0, 100),
    light: JSON.stringify({ exposure: number("exposure", -100, 100), shadow: number("shadow", 0, 100) }),
  };
}

/** As a page with scripts begins. */
function plainView(tenths: readonly number[]) {
  const corners = writeCorners(tenths.map((each) => each / 10));
  return { corners, mask: "[]", closed: 0, raise: HALF_UP, light: JSON.stringify(AS_FOUND) };
}

/** What was pressed so far and one corner more, in tenths of a pixel of the photograph. */
function pressCorner(form: Form, { width, height }: { width: number; height: number }) {
  const shown = Math.round(width / PRESSED_SHARE);
  const [x, y] = [form.wholeNumber("corner.x"), form.wholeNumber("corner.y")];
  const tenth = (pressed: number, most: number) => within(((pressed + 0.5) * width * 10) / shown, 0, most * 10);
  const before = readPressed(form.text("set"));
  return x < 0 || y < 0 ? before : [...before, tenth(x, width), tenth(y, height)];
}

/** The composed picture, made where it is not there yet. */
export async function answerWithWall({ context, request, actorId, ...place }: Acting) {
  const app = context.get(appContext);
  // Beside the photographs, under the number of each quote that was sent: what it shows.
  const quoted = /^quote-(\d{1,9})$/.exec(place.fileId)?.[1];
  const kept = quoted ? await findQuotePicture(app, place, Number(quoted)) : undefined;
  const composed = kept
    ? { ok: true as const, sha256: kept.sha256, window: `quote ${quoted}` }
    : await composeWall(app, place, actorId);
  if (!composed) throw missing({ sentence: "Photograph not found." });
  if (!composed.ok) {
    const headers = composed.retryAfter ? { "retry-after": `${composed.retryAfter}` } : undefined;
    return new Response(composed.reason, { status: composed.status, ...(headers && { headers }) });
  }
  const etag = `"${composed.sha256}"`;
  const headers = {
    "content-type": "image/jpeg",
    "content-disposition": `inline; filename="${photoFileName(composed.window, "dressed")}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-cache",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const opened = await app.files.open(composed.sha256).catch(() => undefined);
  if (!opened) return new Response("This picture cannot be shown at the moment.", { status: 503 });
  const body = Readable.toWeb(opened.body) as unknown as ReadableStream;
  return new Response(body, { headers: { ...headers, "content-length": `${opened.bytes}` } });
}
