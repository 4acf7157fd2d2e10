import type { Db } from "#app/db/client.server.ts";
import { carriesPicture } from "#app/domain/emails/email-kinds.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { describeTitle } from "#app/drawing/describe.ts";
import type { Picture } from "#app/email/message.ts";
import type { PdfMaker } from "#app/pdf/pdf-maker.server.ts";
import { readSnapshot } from "#app/services/quotes/versions/take-snapshot.server.ts";

/** More would be too small to tell apart in a mail. */
const MOST_DRAWN = 3;

interface AboutOrder {
  kind: string;
  orderId: string | null;
  createdAt: string;
}

/** The windows of the version that an e-mail is about, as they were frozen in it. Nobody's words are in it. */
export function pictureMaker({ db, pdf }: { db: Db; pdf: PdfMaker }) {
  return async ({ kind, orderId, createdAt }: AboutOrder, signal: AbortSignal): Promise<Picture | undefined> => {
    if (!carriesPicture(kind) || orderId === null) return undefined;
    const quote = await db
      .selectFrom("quotes")
      .select("snapshot")
      .where("orderId", "=", orderId)
      .where("sentAt", "<=", createdAt)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    const { windows, rules } = readSnapshot(quote?.snapshot ?? null, {});
    if (windows.length === 0) return undefined;
    const drawn = windows.slice(0, MOST_DRAWN);
    const png = await pdf.make({ kind: "picture", windows: drawn, rules }, "", signal);
    const titles = drawn.map(({ measurements, customizations }) =>
      describeTitle(customizations, resolveMeasurements(parseMeasurements(measurements))),
    );
    const more = windows.length - drawn.length;
    const rest = more > 0 ? ` And ${more} more.` : "";
    return { png, alt: `Drawn from the measurements: ${titles.join("; ")}.${rest}` };
  };
}
