import { measurementDoubts } from "#app/domain/measuring/measurement-doubts.ts";
import type { MeasurementTexts } from "#app/domain/measuring/measurement-texts.ts";

/** What is worth a second look at the tape. It blocks nothing, and is there without scripts too. */
export function MeasurementDoubts({ measurements }: { measurements: MeasurementTexts }) {
  const doubts = measurementDoubts(measurements);
  if (doubts.length === 0) return null;
  return (
    <ul aria-label="Worth checking" className="grid gap-2 border-brass border-l-2 bg-bone/60 px-4 py-3 text-sm">
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}
