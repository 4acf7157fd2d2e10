import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import type { SwatchRequest } from "#app/domain/swatches/swatch-request.ts";
import { type AskedFabric, fabricsInWords, type SwatchAddress } from "#app/domain/swatches/swatch-words.ts";
import { queueEmail, queueNotice } from "#app/services/emails/queue-email.server.ts";
import { guardPublicForm, idOfForm, type PublicSender } from "#app/services/public-forms/public-form.server.ts";

export const SWATCHES = "swatches";

const GONE = refusal("refused", "One of these fabrics is no longer made. Please choose again.", "fabric");

/** Keeps a request for swatches, and tells whoever asked and the house. Sent twice, it is made once. */
export async function requestSwatches(
  app: Pick<App, "auth" | "db" | "now">,
  request: SwatchRequest,
  { userId, formKey, sent }: PublicSender,
): Promise<Done<{ id: string }>> {
  const fabrics = await findAsked(app.db, request.fabricIds);
  if (!fabrics) return GONE;
  const { fabricIds: _, ...details } = request;
  const content = { ...details, userId, fabrics: JSON.stringify(fabrics) };
  const { id, made } = await idOfForm(formKey, content, (key) =>
    findRow(app.db, "swatchRequests", { id: key }, ["email", "fabrics"]),
  );
  if (made) return { ok: true, id };
  const guarded = await guardPublicForm(app, { ...sent, purpose: SWATCHES, contact: request.email });
  if (!guarded.ok) return guarded;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done<{ id: string }>> => {
    const inserted = await db
      .insertInto("swatchRequests")
      .values({ ...content, id, createdAt: at, sentAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // At the same moment, the other press was the first.
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0) await tellBoth(db, { id, userId, request, fabrics, at });
    return { ok: true, id };
  });
}

/** In the order in which they were chosen; nothing where one of them cannot be had. */
async function findAsked(db: Db, ids: string[]): Promise<AskedFabric[] | undefined> {
  const found = await db
    .selectFrom("fabrics")
    .select(["id", "name", "color"])
    .where("id", "in", ids)
    .where("active", "=", 1)
    .execute();
  const asked = ids.flatMap((id) => found.find((fabric) => fabric.id === id) ?? []);
  return asked.length === ids.length ? asked : undefined;
}

interface Made {
  id: string;
  userId: string | null;
  request: SwatchRequest;
  fabrics: AskedFabric[];
  at: string;
}

async function tellBoth(db: Db, { id, userId, request, fabrics, at }: Made) {
  const { name, email } = request;
  const words = fabricsInWords(fabrics);
  await queueEmail(db, {
    kind: "swatches_requested",
    to: { name: "", address: email },
    parameters: { fabrics: words },
    userId,
    at,
  });
  await queueNotice(db, {
    kind: "swatches_requested_notice",
    parameters: {
      request_id: id,
      customer_id: userId ?? "",
      customer_name: name,
      customer_email: email,
      fabrics: words,
      came_from: request.cameFrom,
    },
    at,
  });
}

/** What we know of whoever is signed in, so that they need not type it. */
export async function findSwatchAddress(app: Pick<App, "db">, userId: string): Promise<SwatchAddress | undefined> {
  const user = await findRow(app.db, "users", { id: userId }, ["firstName", "lastName", "email", ...addressFields]);
  if (!user) return undefined;
  const { firstName, lastName, ...address } = user;
  return { ...address, name: fullName({ firstName, lastName }) };
}
