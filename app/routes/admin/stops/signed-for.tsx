import { useId } from "react";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { SIGNATURE, type StopReport } from "#app/domain/stops/stop-report.ts";
import { Signature } from "./signature-field.tsx";

interface SignedForProps {
  report: StopReport & { at: string };
  heading: string;
}

/** How a stop ended: what was found, and who signed for it. */
export function SignedFor({ report: { signedName, strokes, unsignedReason, issues, at }, heading }: SignedForProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-ink border-t pt-6">
      <h2 id={id} className="text-xl">
        {heading} {formatLongDate(at)}, {formatTime(at)}
      </h2>
      {issues ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{issues}</p> : null}
      <p className="mt-3 wrap-anywhere">
        {signedName
          ? `${strokes.length > 0 ? "Signed by" : "Confirmed by name, without a signature:"} ${signedName}`
          : `Not signed: ${unsignedReason}`}
      </p>
      {strokes.length > 0 ? (
        <svg
          role="img"
          aria-label={`Signature of ${signedName}`}
          viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
          className="mt-2 w-full max-w-sm border-line border-b"
        >
          <Signature strokes={strokes} />
        </svg>
      ) : null}
    </section>
  );
}
