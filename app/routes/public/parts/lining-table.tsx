import { linings } from "#app/content/guides/guides.ts";

type Lining = (typeof linings)[number];

/** The four linings side by side: drawn from the room by day, and from the street by night. */
export function LiningTable() {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {linings.map((lining) => (
        <li key={lining.name}>
          <h3 className="text-lg">{lining.name}</h3>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <ByDay {...lining} />
            <ByNight {...lining} />
          </div>
          <dl className="mt-4 grid gap-2 text-ink-soft">
            <div>
              <dt className="font-medium text-ink">By day</dt>
              <dd>{lining.day}</dd>
            </div>
            <div>
              <dt className="font-medium text-ink">By night</dt>
              <dd>{lining.night}</dd>
            </div>
          </dl>
          <p className="mt-3">{lining.good}</p>
        </li>
      ))}
    </ul>
  );
}

const FRAME = "block w-full border border-line";
const FOLDS = [26, 38, 50, 62, 74, 86, 98];

/** From inside: the more comes through, the nearer the cloth is to the light behind it. */
function ByDay({ light }: Pick<Lining, "light">) {
  return (
    <svg viewBox="0 0 124 150" aria-hidden="true" className={FRAME}>
      <rect width="124" height="150" fill="#d9cdb8" />
      <rect x="18" y="18" width="88" height="114" fill="#fffdf6" />
      <rect x="18" y="18" width="88" height="114" fill="#8f7f64" opacity={1 - light * 0.85} />
      {light > 0.5 && <path d="M62 18v114M18 75h88" stroke="#6d6250" strokeWidth="2" opacity="0.35" />}
      {FOLDS.map((x) => (
        <path key={x} d={`M${x} 18v114`} stroke="#4f4638" strokeWidth="3" opacity={0.12 + (1 - light) * 0.1} />
      ))}
      <path d="M12 14h100v5H12z" fill="#a77f45" />
      {light === 0 && <path d="M17 19v113M107 19v113" stroke="#fffdf6" strokeWidth="1.5" />}
    </svg>
  );
}

/** From the street: the lamp in the room, and what moves before it. */
function ByNight({ light, shape }: Pick<Lining, "light" | "shape">) {
  return (
    <svg viewBox="0 0 124 150" aria-hidden="true" className={FRAME}>
      <rect width="124" height="150" fill="#2b2f36" />
      <rect x="18" y="18" width="88" height="114" fill="#353a42" />
      <rect x="18" y="18" width="88" height="114" fill="#f0c987" opacity={Math.min(0.95, light * 1.5)} />
      {shape > 0 && (
        <path
          d="M74 132c0-22-4-30-12-34a9 9 0 1 1 14 0c8 4 14 12 14 34zM32 132v-40h-8l6-16h14l6 16h-8v40z"
          fill="#5a4628"
          opacity={shape}
        />
      )}
      {FOLDS.map((x) => (
        <path key={x} d={`M${x} 18v114`} stroke="#1d2025" strokeWidth="3" opacity="0.18" />
      ))}
      <path d="M18 18h88v114H18zM62 18v114M18 75h88" fill="none" stroke="#e4dccb" strokeWidth="3" />
    </svg>
  );
}
