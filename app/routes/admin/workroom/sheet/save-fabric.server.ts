import { appContext } from "#app/contexts.server.ts";
import { asTyped, inWords, readTyped } from "#app/domain/forms/described-form.ts";
import { readFabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { fabricForm, unknownFacts } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-part.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { refuseFields, type SheetRequest, stampNow, writeSheet } from "./change-sheet.server.ts";

/** What was looked up about one cloth; it counts wherever the order uses it. */
export async function saveFabric(request: SheetRequest) {
  const { form, params, context } = request;
  const draft = await draftPacket(context.get(appContext).db, params.orderId);
  const parts = (draft?.cloths ?? []).map((cloth) => ({
    cloth,
    part: writeSheetPart({ kind: "fabric", fabric: cloth.key }),
  }));
  const found = parts.find(({ part }) => part === form.text("part"));
  if (!found) throw unreadable();
  const { cloth, part } = found;
  const typed = Object.fromEntries(fabricForm.fields.map(({ name }) => [name, form.text(name)]));
  const verdict = readTyped(fabricForm, typed, cloth.facts ?? { ...unknownFacts, com: cloth.com });
  if (!verdict.ok) return refuseFields(part, verdict.faults, typed);
  return writeSheet(request, {
    part,
    document: { ...verdict.value, ...stampNow(request) },
    values: typed,
    saved: `${cloth.name || "The fabric"} saved.`,
    newer: (document) => {
      const texts = asTyped(fabricForm, readFabricFacts(document) ?? unknownFacts);
      const fieldOf = (name: string) => fabricForm.fields.find((field) => field.name === name);
      return {
        texts,
        inWords: (name) => {
          const field = fieldOf(name);
          return field ? inWords(field, texts) : "";
        },
      };
    },
  });
}
