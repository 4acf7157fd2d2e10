import { useLocation } from "react-router";
import { SET_UP } from "#app/routes/admin/paths.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { setUpSteps, stepAt } from "./steps.ts";

/** Above a page of settings, for whoever is led from one to the next. */
export function SetUpStrip() {
  const at = stepAt(useLocation());
  if (!at) return null;
  return (
    <nav
      aria-label="Setting up"
      className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-brass border-l-2 bg-bone/60 px-4 py-2"
    >
      <p>
        Step {at.number} of {setUpSteps.length}: {at.step.title}. Saving leads to the next.
      </p>
      <p className="flex gap-x-6">
        <StandingLink to={at.next}>Skip this step</StandingLink>
        <StandingLink to={SET_UP}>All steps</StandingLink>
      </p>
    </nav>
  );
}
