import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { customizationOf, treatmentAfter } from "#app/domain/orders/customization.ts";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import type { OrderPages } from "#app/routes/client/order-paths.ts";
import { missing } from "#app/web/page-meta.ts";
import { loadOwnWindow } from "./order.server.ts";

type Params = { orderId: string; number: string; treatment: string };

/** One chosen treatment of one window; a treatment that is not chosen has no pages. */
export async function loadTreatment(
  context: Parameters<typeof loadOwnWindow>[0],
  params: Params,
  form?: Parameters<typeof loadOwnWindow>[2],
) {
  const found = await loadOwnWindow(context, params, form);
  const { treatments, customizations } = customizationOf(found.window);
  const type = treatmentTypes.find((one) => one === params.treatment);
  if (!type || !treatments.includes(type)) throw missing();
  return { ...found, type, treatments, customizations, entry: customizations[type] ?? {} };
}

/** After its fabrics: the next chosen treatment's style, or the confirmation. */
export function afterFabrics(draft: OrderDraft, number: number, type: TreatmentType, pages: OrderPages) {
  const window = draft.windows[number - 1];
  const next = window && treatmentAfter(window, type);
  return next ? pages.customize(number, next, "style") : pages.confirm(number);
}

/** Back from a style: the fabrics of the treatment before it, or the choice of treatments. */
export function beforeStyle(pages: OrderPages, number: number, treatments: TreatmentType[], type: TreatmentType) {
  const before = treatments[treatments.indexOf(type) - 1];
  return before ? pages.customize(number, before, "fabrics") : pages.treatments(number);
}
