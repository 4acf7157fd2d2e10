import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** A treatment of a window, which goes through the workroom by itself. */
export interface TablePart {
  windowKey: string;
  treatment: TreatmentType | Layer;
  /** Its figures as they are cut by, to tell whether they have changed. */
  made: string;
}

export function partsIn({ packet, inputs }: Pick<PacketDocument, "packet" | "inputs">): TablePart[] {
  return packet.windows.flatMap((hung, index) =>
    hung.treatments.flatMap(({ treatment, figures }, at) => {
      const input = inputs[index];
      const asked = input?.treatments[at];
      if (!treatment || !asked) return [];
      return [
        { windowKey: input.key, treatment: asked.layer ?? asked.type, made: canonicalJson({ treatment, figures }) },
      ];
    }),
  );
}
