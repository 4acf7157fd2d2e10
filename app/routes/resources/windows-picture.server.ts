import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { settingOf, sideBySide } from "#app/drawing/side-by-side.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { missing } from "#app/web/page-meta.ts";

/** An order's first windows as one small picture, so that a list of orders is read before they are drawn. */
export async function answerWithWindows(app: App, request: Request, windows: readonly Window[] = [], most: number) {
  if (windows.length === 0) throw missing({ sentence: "Order not found." });
  const rules = await findPlacement(app.db);
  const first = windows.slice(0, most);
  const setting = settingOf(first);
  const scenes = first.map(({ measurements, customizations, ...site }, index) =>
    drawWindow(parseMeasurements(measurements), customizations, {
      id: `w${index}`,
      site,
      rules,
      notes: false,
      setting,
    }),
  );
  const picture = sideBySide(scenes, { width: 200 * scenes.length, gap: 16 });
  const etag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 22)}"`;
  const headers = { "content-type": "image/svg+xml", "cache-control": "private, no-cache", etag };
  const known = request.headers.get("if-none-match") === etag;
  return known ? new Response(null, { status: 304, headers }) : new Response(picture, { headers });
}
