import { Drawn } from "#app/routes/public/page/drawn.tsx";

/** Folds seen from above, rounded as a flannel makes them: what is sewn to what. */
export function InterliningLayers({ drawing }: { drawing: string }) {
  return (
    <figure className="mt-10">
      <Drawn markup={drawing} className="max-w-3xl" />
      <figcaption className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-ink-soft text-sm">
        <span className="text-ink">Folds from above, the room at the top:</span>
        {layers.map(([name, color]) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 border border-line-strong" style={{ background: color }} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const layers = [
  ["face", "#b3bca0"],
  ["interlining", "#fdfbf7"],
  ["lining", "#ece3d3"],
] as const;
