import { doubtsOnceHandedIn, measurementDoubts } from "#app/domain/measuring/measurement-doubts.ts";
import type { MeasurementTexts } from "#app/domain/measuring/measurement-texts.ts";

interface MeasurementDoubtsProps {
  measurements: MeasurementTexts;
  /** The reader can no longer change them. */
  handedIn?: boolean;
}

/** What is worth a second look at the tape. It blocks nothing, and is there without scripts too. */
export function MeasurementDoubts({ measurements, handedIn = false }: MeasurementDoubtsProps) {
  const doubts = handedIn ? doubtsOnceHandedIn(measurements) : measurementDoubts(measurements);
  if (doubts.length === 0) return null;
  return (
    <ul aria-label="Worth checking" className="grid gap-2 border-brass border-l-2 bg-bone/60 px-4 py-3 text-sm">
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}
