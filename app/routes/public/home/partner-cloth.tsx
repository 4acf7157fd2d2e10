/** What a supplier is known for, laid side by side: linen and wool, stripe and ticking, a rod with its rings. */
export function PartnerCloth({ index, className }: { index: number; className?: string }) {
  return (
    <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      {kinds[index % kinds.length]}
    </svg>
  );
}

const weave = (color: string, id: string) => (
  <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse">
    <path d="M0 .75h3M0 2.25h1.5M.75 0v3M2.25 1.5v1.5" stroke={color} strokeWidth=".5" opacity=".5" />
  </pattern>
);

const linenAndWool = (
  <>
    <defs>
      {weave("#a98f66", "partner-linen")}
      {weave("#7d3f2a", "partner-wool")}
    </defs>
    <path d="M0 0h68v90H0z" fill="#dccdb2" />
    <path d="M0 0h68v90H0z" fill="url(#partner-linen)" />
    <path d="M68 0h52v90H68z" fill="#b5694c" />
    <path d="M68 0h52v90H68z" fill="url(#partner-wool)" />
    <path d="M66 0v90" stroke="#7f6b49" strokeWidth="1.5" opacity=".4" />
  </>
);

const stripes = (
  <>
    <path d="M0 0h120v90H0z" fill="#f3ede0" />
    <path d="M8 0v90M20 0v90M32 0v90M44 0v90M56 0v90" stroke="#44587a" strokeWidth="1.2" />
    <path d="M11 0v90M23 0v90M35 0v90M47 0v90" stroke="#44587a" strokeWidth=".6" />
    <path d="M72 0v90M92 0v90M112 0v90" stroke="#8a8f92" strokeWidth="9" />
    <path d="M62 0v90" stroke="#9c917b" strokeWidth="1.5" opacity=".5" />
  </>
);

const rod = (
  <>
    <path d="M0 0h120v90H0z" fill="#ece3d3" />
    <path d="M20 34h100v7H20z" fill="#a77f45" />
    <path d="M20 35.5h100" stroke="#dcbf8c" strokeWidth="1" />
    <circle cx="15" cy="37.5" r="9" fill="#a77f45" stroke="#7d5c2c" />
    <circle cx="12" cy="34.5" r="2.5" fill="#dcbf8c" />
    {[44, 64, 84, 104].map((x) => (
      <g key={x} fill="none" stroke="#7d5c2c">
        <ellipse cx={x} cy="41" rx="4" ry="9.5" strokeWidth="2.2" />
        <circle cx={x} cy="54" r="2" strokeWidth="1.5" />
      </g>
    ))}
  </>
);

const kinds = [linenAndWool, stripes, rod];
