import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { readAskedFabrics } from "#app/domain/swatches/asked-fabrics.ts";
import { fabricsInWords, REQUEST_MISSING } from "#app/domain/swatches/swatch-words.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** The owner has put them in the mail: whoever asked is told. Pressed twice, it is said once. */
export async function markSwatchesSent(app: Pick<App, "db" | "now">, id: string): Promise<{ ok: true } | Refusal> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<{ ok: true } | Refusal> => {
    const marked = await db
      .updateTable("swatchRequests")
      .set({ sentAt: at })
      .where("id", "=", id)
      .where("sentAt", "is", null)
      .returning(["email", "fabrics", "userId"])
      .executeTakeFirst();
    if (marked) {
      const { email, fabrics, userId } = marked;
      const parameters = { fabrics: fabricsInWords(readAskedFabrics(fabrics)) };
      await queueEmail(db, { kind: "swatches_sent", to: { name: "", address: email }, parameters, userId, at });
      return { ok: true };
    }
    const known = await db.selectFrom("swatchRequests").select("id").where("id", "=", id).executeTakeFirst();
    return known ? { ok: true } : refusal("missing", REQUEST_MISSING);
  });
}
