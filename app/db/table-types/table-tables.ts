import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import type { SignOff } from "#app/domain/table/sign-offs.ts";

/** What is done at the table and on the road. */
export interface TableTables {
  signOffs: SignOffsTable;
  stopReports: StopReportsTable;
}

/** Written once; the name and the strokes go with the person. */
interface StopReportsTable {
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
}
