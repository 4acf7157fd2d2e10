import type { Generated } from "kysely";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import type { SignOff } from "#app/domain/table/sign-offs.ts";
import type { RemakeFault, RemakeReason } from "#app/domain/workroom/remakes/remake-form.ts";

/** What is done at the table and on the road. */
export interface TableTables {
  signOffs: SignOffsTable;
  /** Written once; the name and the strokes go with the person. */
  stopReports: {
    appointmentId: string;
    signedName: string;
    strokes: string;
    unsignedReason: string;
    issues: string;
    /** The windows that were hung, by their keys. */
    hung: string;
    at: string;
    by: string;
    formKey: string;
  };
  /** A part of an order that is made again. What it costs is for those who see money; it moves none. */
  remakes: {
    id: string;
    orderId: string;
    /** R1 is the first of its order. */
    number: number;
    windowKey: string;
    treatment: TreatmentType | Layer;
    reason: RemakeReason;
    fault: RemakeFault;
    note: string;
    /** Cloth beyond what the first making took. */
    extraInches: number;
    costCents: number | null;
    state: "open" | "done";
    /** The packet of this part alone, as it was frozen. */
    document: string | null;
    frozenAt: string | null;
    frozenBy: string | null;
    doneAt: string | null;
    doneBy: string | null;
    createdBy: string;
    createdAt: string;
  };
}

/** Only added to. */
interface SignOffsTable extends SignOff {
  id: string;
  orderId: string;
  packetNumber: number;
  windowKey: string;
  treatment: TreatmentType | Layer;
  /** Who pressed, and with which form. */
  by: string;
  note: string;
  formKey: string;
  /** 0 for the first making, or which remake of the order. */
  remake: Generated<number>;
}
