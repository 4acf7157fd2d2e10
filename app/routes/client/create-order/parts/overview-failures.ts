export const SUBMIT_FAILED = "Failed to submit the order. Please try again.";
export const SAVE_FAILED = "Failed to save the order. Please try again.";
export const MEASURE_FAILED = "Failed to save measurements.";

/** What a form of the overview says when the fault is ours or the network's, by its intent. */
export function overviewFailure(intent: unknown) {
  if (intent === "submit") return SUBMIT_FAILED;
  return intent === "measure" ? MEASURE_FAILED : SAVE_FAILED;
}
