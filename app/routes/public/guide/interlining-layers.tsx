/** Two folds seen from above: what is sewn to what. */
export function InterliningLayers() {
  return (
    <figure className="mt-10">
      <svg viewBox="0 0 640 104" aria-hidden="true" className="block w-full max-w-3xl" fill="none">
        <path d={wave(38)} stroke="#fdfbf7" strokeWidth="24" />
        <path d={wave(38)} stroke="#d8cbb5" strokeWidth="16" strokeDasharray="1.5 3.5" />
        <path d={wave(24)} stroke="#6f7b5d" strokeWidth="9" />
        <path d={wave(24)} stroke="#b3bca0" strokeWidth="6" />
        <path d={wave(53)} stroke="#8a7f6d" strokeWidth="6" />
        <path d={wave(53)} stroke="#ece3d3" strokeWidth="4" />
      </svg>
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

/** Rounded folds, as a flannel makes them. */
function wave(y: number) {
  const fold = "c27 0 27 26 53 26s26 -26 53 -26";
  return `M2 ${y}${fold.repeat(6)}`;
}
