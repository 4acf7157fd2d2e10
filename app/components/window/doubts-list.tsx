import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { type DoubtedWindow, windowDoubts, windowDoubtsOnceHandedIn } from "#app/domain/orders/window-doubts.ts";

interface MeasurementDoubtsProps {
  window: DoubtedWindow;
  /** The owner's own, of which some say what fits. */
  rules: ChangedPlacement;
  /** The reader can no longer change them. */
  handedIn?: boolean;
}

/** What is worth a second look at the tape. It blocks nothing, and is there without scripts too. */
export function MeasurementDoubts({ window, rules, handedIn = false }: MeasurementDoubtsProps) {
  const doubts = handedIn ? windowDoubtsOnceHandedIn(window, rules) : windowDoubts(window, rules);
  if (doubts.length === 0) return null;
  return (
    <ul aria-label="Worth checking" className="grid gap-2 border-brass border-l-2 bg-bone/60 px-4 py-3 text-sm">
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}
