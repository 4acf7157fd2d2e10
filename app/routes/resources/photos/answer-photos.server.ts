import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { RouterContextProvider } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { LONGEST_CAPTION, MOST_BYTES, refused } from "#app/domain/photos/photo-limits.ts";
import { TELLING_BYTES } from "#app/domain/photos/photo-type.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { captionPhoto, movePhoto, removePhoto } from "#app/services/photos/change-photos.server.ts";
import { openPhoto } from "#app/services/photos/find-photos.server.ts";
import type { SentFile, Taken } from "#app/services/photos/keep-photo.server.ts";
import { takePhoto } from "#app/services/photos/take-photo.server.ts";
import { readForm, redirectWithToast } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";
import { receiveUpload } from "#app/web/receive-upload.server.ts";

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  userId: string;
  orderId: string;
  actorId: string;
  /** Where it leads back to, unless it came from another page of the same portal. */
  back: string;
}

/** Whose order it is was asked before a byte of the photograph is read. */
export async function answerSent({ context, request, back, ...place }: Asked) {
  const app = context.get(appContext);
  if (!(await findOrderRecord(app.db, place))) throw missing({ sentence: "Order not found." });
  return answerUpload({ app, request, back: backTo(request, back) }, (sent, { windowKey, caption = "", for: what }) => {
    const words = { caption: oneLine(caption).slice(0, LONGEST_CAPTION), windowKey: windowKey || undefined };
    return takePhoto(app, place, { ...sent, ...words, forMessage: what === "message" });
  });
}

interface Uploading {
  app: Pick<App, "files">;
  request: Request;
}

type Take<Answer> = (sent: SentFile, fields: Record<string, string>) => Promise<Answer>;

/** Receives one file, hands it on, and answers a script with JSON and a form with a redirect and a sentence. */
export async function answerUpload({ back, ...upload }: Uploading & { back: string }, take: Take<Taken>) {
  const { request } = upload;
  const answered = await takeUpload(upload, async (sent, fields) => (sent ? take(sent, fields) : undefined));
  const live = request.headers.get("accept")?.startsWith("application/json") === true;
  if (live) return Response.json(answered, { status: answered.ok ? 200 : answered.status });
  return redirectWithToast(back, answered.ok ? "Photo added." : { kind: "error", message: answered.reason });
}

/** Receives one file and hands it on. A form without one that we take is asked what it wants; where that is nothing, a file. */
export async function takeUpload<Answer>(
  { app, request }: Uploading,
  take: (sent: SentFile | undefined, fields: Record<string, string>) => Promise<Answer | undefined>,
): Promise<Answer | Refusal> {
  if (!(await app.files.hasRoom().catch(() => false))) return refused.store;
  const file = await app.files.incoming();
  try {
    const upload = await receiveUpload(request, { file, mostBytes: MOST_BYTES, startBytes: TELLING_BYTES });
    if (!upload.ok) {
      const answer = upload.fields && (await take(undefined, upload.fields));
      return answer ?? refused[upload.fault];
    }
    const { uploadKey = "" } = upload.fields;
    if (!isFormKey(uploadKey)) return refused.broken;
    const sent = { file, bytes: upload.bytes, start: upload.start, uploadKey };
    return (await take(sent, upload.fields)) ?? refused.none;
  } finally {
    await rm(file, { force: true });
  }
}

function backTo(request: Request, back: string) {
  const [from, here] = [URL.parse(request.headers.get("referer") ?? ""), new URL(request.url)];
  const area = here.pathname.split("/", 3).join("/");
  return from?.origin === here.origin && from.pathname.startsWith(`${area}/`) ? from.pathname : back;
}

interface AskedPhoto extends Asked {
  photoId: string;
  staff: boolean;
}

export async function answerWithPhoto({ context, request, ...place }: Omit<AskedPhoto, "back" | "staff">) {
  return sendPhoto(request, await openPhoto(context.get(appContext), { ...place, size: sizeAsked(request) }));
}

export function sizeAsked(request: Request) {
  return new URL(request.url).searchParams.get("size") === "small" ? "small" : "large";
}

/** Whoever asks was found to be allowed, or it is as if there were none. */
export async function sendPhoto(request: Request, photo: Awaited<ReturnType<typeof openPhoto>>) {
  if (!photo) throw missing({ sentence: "Photograph not found." });
  const etag = `"${photo.sha256}"`;
  const headers = {
    "content-type": "image/jpeg",
    "content-disposition": `inline; filename="${photo.name}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, max-age=300",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const opened = await photo.open();
  if (!opened) return new Response("This photograph cannot be shown at the moment.", { status: 503 });
  const body = Readable.toWeb(opened.body) as unknown as ReadableStream;
  return new Response(body, { headers: { ...headers, "content-length": `${opened.bytes}` } });
}

const NOT_KNOWN = refusal("invalid", "We could not read what was sent. Please go back and try again.");

/** Caption, Move Left, Move Right and Remove, each by one small form; the answer leads back with a sentence. */
export async function answerChanged({ context, request, back, ...place }: AskedPhoto) {
  const app = context.get(appContext);
  if (!(await findOrderRecord(app.db, place))) throw missing({ sentence: "Order not found." });
  const form = await readForm(request);
  const caption = oneLine(form.text("caption")).slice(0, LONGEST_CAPTION);
  const acts: Record<string, [() => Promise<Done>, string]> = {
    caption: [() => captionPhoto(app, place, { caption, version: form.wholeNumber("version") }), "Caption saved."],
    left: [() => movePhoto(app, place, -1), "Photo moved."],
    right: [() => movePhoto(app, place, 1), "Photo moved."],
    remove: [() => removePhoto(app, place), "Photo removed."],
  };
  const [run, done] = acts[form.text("intent")] ?? [async () => NOT_KNOWN, ""];
  const answered = await run();
  return redirectWithToast(backTo(request, back), answered.ok ? done : { kind: "error", message: answered.reason });
}
