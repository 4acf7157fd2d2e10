import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";

/** Where the overview of an order stands: at the hardware, or at one step of customizing one window. */
export type OverviewStep = "hardware" | WindowStep;

export interface WindowStep {
  /** The key of the window. */
  window: string;
  /** 0 treatments, 1 style, 2 options, 3 fabrics and trims, 4 confirmation. */
  step: CustomizationStep;
  /** The treatment whose style, options or fabrics are chosen: steps 1 to 3 have one. */
  treatment?: TreatmentType | undefined;
}

export type CustomizationStep = 0 | 1 | 2 | 3 | 4;

const STEPS: readonly CustomizationStep[] = [0, 1, 2, 3, 4];

/** As it is stored: "hardware", or the window, the step and the treatment, such as "k3yOfAWindow/2/shades". */
export function writeOverviewStep(step: OverviewStep | null): string | null {
  if (step === null || step === "hardware") return step;
  return [step.window, step.step, ...(step.treatment ? [step.treatment] : [])].join("/");
}

/** Null, which is the list of windows, also for what makes no sense. */
export function readOverviewStep(stored: string | null): OverviewStep | null {
  if (stored === null || stored === "hardware") return stored;
  const [window = "", number = "", name] = stored.split("/");
  const step = STEPS.find((one) => String(one) === number);
  const treatment = treatmentTypes.find((type) => type === name);
  const complete = step === 0 || step === 4 || treatment !== undefined;
  if (window === "" || step === undefined || !complete) return null;
  return { window, step, ...(treatment ? { treatment } : {}) };
}
