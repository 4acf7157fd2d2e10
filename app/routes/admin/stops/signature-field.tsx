import { type PointerEvent, useState } from "react";
import { drawOn, SIGNATURE, type Strokes, signaturePath } from "#app/domain/stops/stop-report.ts";
import { Button } from "#app/ui/button.tsx";

/** A place to sign with a finger or a pen. What is drawn is sent as its points; a name is enough without it. */
export function SignatureField({ drawn = [] }: { drawn?: Strokes }) {
  const [strokes, setStrokes] = useState(drawn);
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = (at: number, from: number, length: number, most: number) =>
      Math.max(0, Math.min(most, Math.round(((at - from) / length) * most)));
    return [
      place(event.clientX, box.left, box.width, SIGNATURE.width),
      place(event.clientY, box.top, box.height, SIGNATURE.height),
    ];
  };
  return (
    <div className="noscript:hidden">
      <p className="font-medium text-sm">Signature</p>
      <svg
        role="img"
        aria-label="Sign here with a finger"
        viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
        className="mt-1 w-full max-w-lg touch-none border border-line-strong bg-paper"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          setStrokes((before) => [...before, point]);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 0) return;
          const point = pointOf(event);
          // Fingers move faster than pages are drawn: each move adds to what stands by then.
          setStrokes((before) => drawOn(before, point));
        }}
      >
        <Signature strokes={strokes} />
      </svg>
      <input type="hidden" name="strokes" value={JSON.stringify(strokes)} />
      {strokes.length > 0 ? (
        <Button type="button" variant="quiet" onClick={() => setStrokes([])}>
          Sign Again
        </Button>
      ) : null}
    </div>
  );
}

export function Signature({ strokes }: { strokes: Strokes }) {
  return (
    <path
      d={signaturePath(strokes)}
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
