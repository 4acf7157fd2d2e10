import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import type { SignOff } from "#app/domain/table/sign-offs.ts";

/** What is done at the table and on the road. */
export interface TableTables {
  signOffs: SignOffsTable;
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
