import { readStrokes, SIGNATURE } from "#app/domain/stops/stop-report.ts";
import { Signature } from "#app/routes/admin/stops/signature-field.tsx";

const labels: Readonly<Record<string, string>> = {
  signedName: "The client’s name",
  issues: "Something is wrong",
  unsignedReason: "Why nobody signs",
  reason: "Why it was not done",
  problem: "What is wrong",
  note: "Why",
};

/** What somebody typed into a press, in the order in which it was asked. */
export function typedIn(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).flatMap(([name, text]) => {
    const label = labels[name];
    return label && text.trim() ? [{ label, text }] : [];
  });
}

export function TypedWords({ fields }: { fields: Readonly<Record<string, string>> }) {
  const strokes = readStrokes(fields.strokes ?? "");
  return (
    <>
      {typedIn(fields).map(({ label, text }) => (
        <p key={label} className="mt-1 whitespace-pre-line wrap-anywhere">
          {label}: {text}
        </p>
      ))}
      {strokes.length > 0 ? (
        <svg
          role="img"
          aria-label="The signature"
          viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
          className="mt-2 w-48 border-line border-b"
        >
          <Signature strokes={strokes} />
        </svg>
      ) : null}
    </>
  );
}
