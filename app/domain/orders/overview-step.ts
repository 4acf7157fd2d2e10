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

export interface OverviewPlace {
  /** Where the client is; null is the list of windows. */
  overviewStep: OverviewStep | null;
  /** The latest step of each window whose customization was opened and is not confirmed, the client's own included. */
  windowSteps: WindowStep[];
}

const STEPS: readonly CustomizationStep[] = [0, 1, 2, 3, 4];
const LIST = "list";

/** Being at a step of a window is also the latest that is known of that window. */
export function moveTo<Place extends OverviewPlace>(place: Place, overviewStep: OverviewStep | null): Place {
  if (overviewStep === null || overviewStep === "hardware") return { ...place, overviewStep };
  return { ...place, overviewStep, windowSteps: [...stepsOfOthers(place, overviewStep.window), overviewStep] };
}

/** A window that is confirmed or gone has no step; whoever stood there stands in the list. */
export function leaveWindow<Place extends OverviewPlace>(place: Place, window: string): Place {
  const here = isAtWindow(place.overviewStep, window);
  return { ...place, overviewStep: here ? null : place.overviewStep, windowSteps: stepsOfOthers(place, window) };
}

/** The step at which the customization of a window was left. */
export function stepOfWindow({ windowSteps }: OverviewPlace, window: string): WindowStep | undefined {
  return windowSteps.find((one) => one.window === window);
}

/**
 * As it is stored: where the client is ("list", "hardware", or a window, its step and its treatment, such as
 * "k3yOfAWindow/2/shades"), then the steps of the other windows. Nothing for the list of windows that have none.
 */
export function writeOverviewPlace(place: OverviewPlace): string | null {
  const { overviewStep: here, windowSteps } = place;
  const atWindow = here !== null && here !== "hardware";
  if (here === null && windowSteps.length === 0) return null;
  const others = atWindow ? stepsOfOthers(place, here.window) : windowSteps;
  return [atWindow ? writeStep(here) : (here ?? LIST), ...others.map(writeStep)].join(" ");
}

/** What makes no sense is left out, and means the list. */
export function readOverviewPlace(stored: string | null): OverviewPlace {
  const [here = "", ...others] = (stored ?? "").split(" ");
  const left = others.flatMap((text) => readStep(text) ?? []);
  const windowSteps = left.filter(({ window }, index) => index === left.findIndex((one) => one.window === window));
  return moveTo({ overviewStep: null, windowSteps }, here === "hardware" ? here : (readStep(here) ?? null));
}

function stepsOfOthers({ windowSteps }: OverviewPlace, window: string) {
  return windowSteps.filter((one) => one.window !== window);
}

function isAtWindow(step: OverviewStep | null, window: string) {
  return step !== null && step !== "hardware" && step.window === window;
}

function writeStep({ window, step, treatment }: WindowStep) {
  return [window, step, ...(treatment ? [treatment] : [])].join("/");
}

function readStep(text: string): WindowStep | undefined {
  const [window = "", number = "", name] = text.split("/");
  const step = STEPS.find((one) => String(one) === number);
  const treatment = treatmentTypes.find((type) => type === name);
  const complete = step === 0 || step === 4 || treatment !== undefined;
  if (window === "" || step === undefined || !complete) return undefined;
  return { window, step, ...(treatment ? { treatment } : {}) };
}
