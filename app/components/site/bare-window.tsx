/** A window nothing hangs at yet: a rod, its rings, and daylight. */
export function BareWindow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 360" aria-hidden="true" className={className} fill="none" strokeWidth="1.5">
      <g className="stroke-brass-deep">
        <rect x="20" y="26" width="280" height="6" rx="3" className="fill-brass" />
        <circle cx="16" cy="29" r="9" className="fill-brass" />
        <circle cx="304" cy="29" r="9" className="fill-brass" />
        {[46, 60, 74, 246, 260, 274].map((x) => (
          <circle key={x} cx={x} cy="35" r="8" strokeWidth="2.5" />
        ))}
      </g>
      <g className="stroke-ink-soft">
        <path className="fill-paper" d="M60 62h200v252H60z" />
        <path className="fill-bone" d="M46 314h228v12H46z" />
        <path d="M72 74h176v108H72zM72 194h176v108H72zM72 182h176v12H72z" className="fill-linen" />
        <path d="M130.7 74v108M189.3 74v108M130.7 194v108M189.3 194v108M72 128h176M72 248h176" />
      </g>
      <path className="fill-brass" opacity="0.12" d="M84 326l-40 34h190l26-34z" />
    </svg>
  );
}
