import { customizationOf } from "#app/domain/orders/customization.ts";
import { numberOfWindow, type OrderDraft, windowAt } from "#app/domain/orders/draft.ts";
import { stepOfWindow, type WindowStep } from "#app/domain/orders/overview-step.ts";
import { windowToMeasure } from "#app/domain/orders/window-details.ts";
import { type OrderPages, pageOfStep } from "#app/routes/client/order-paths.ts";

/** Where Continue leads: to the step of the wizard, and in the overview to where the customization stands. */
export function continuePage(draft: OrderDraft, pages: OrderPages): string {
  const { step, overviewStep, windows } = draft;
  if (windows.length === 0) return pages.windowCount;
  if (step !== 4 || overviewStep === null) return pageOfStep(pages, step, windowToMeasure(draft));
  if (overviewStep === "hardware") return pages.hardware;
  const number = numberOfWindow(draft, overviewStep.window);
  return number ? pageOf({ draft, number, pages }, overviewStep) : pages.overview;
}

/** Where Customize leads: to the step at which this window was left, or to the choice of its treatments. */
export function customizePage(draft: OrderDraft, number: number, pages: OrderPages): string {
  const left = stepOfWindow(draft, windowAt(draft, number)?.key ?? "");
  return left ? pageOf({ draft, number, pages }, left) : pages.treatments(number);
}

interface Place {
  draft: OrderDraft;
  number: number;
  pages: OrderPages;
}

/** A treatment that is no longer chosen has no pages. */
function pageOf({ draft, number, pages }: Place, { step, treatment }: WindowStep): string {
  const window = windowAt(draft, number);
  if (step === 4) return pages.confirm(number);
  if (step === 0 || !treatment || !window || !customizationOf(window).treatments.includes(treatment)) {
    return pages.treatments(number);
  }
  return pages.customize(number, treatment, ({ 1: "style", 2: "options", 3: "fabrics" } as const)[step]);
}
