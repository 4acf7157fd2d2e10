import type { ReactNode } from "react";
import { linings } from "#app/content/guides/guides.ts";

type Lining = (typeof linings)[number];

/** The four linings side by side: drawn from the room by day, and from the street by night. */
export function LiningTable() {
  return (
    <>
      <Paints />
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2 lg:gap-x-16">
        {linings.map((lining) => (
          <li
            key={lining.name}
            className="row-span-4 grid grid-rows-subgrid gap-y-4 pb-14 last:pb-0 md:pb-16 md:nth-last-[2]:pb-0"
          >
            <h3 className="border-brass border-t pt-4 text-xl">{lining.name}</h3>
            <div className="grid grid-cols-2 gap-x-4">
              <ByDay {...lining} />
              <ByNight {...lining} />
            </div>
            <dl className="grid grid-cols-2 gap-x-4">
              <div>
                <dt className="font-medium">By day</dt>
                <dd className="text-balance text-ink-soft">{lining.day}</dd>
              </div>
              <div>
                <dt className="font-medium">By night</dt>
                <dd className="text-balance text-ink-soft">{lining.night}</dd>
              </div>
            </dl>
            <p>{lining.good}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the eight pictures are painted with, once for all of them. */
function Paints() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <linearGradient id="lining-fold">
          <stop offset="0" stopColor="#1d1408" stopOpacity="0.34" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="1" stopColor="#1d1408" stopOpacity="0.34" />
        </linearGradient>
        <pattern id="lining-folds" x="2" width="11.5" height="200" patternUnits="userSpaceOnUse">
          <rect width="11.5" height="200" fill="url(#lining-fold)" />
        </pattern>
        <radialGradient id="lining-sun" cx="0.5" cy="0.42" r="0.62">
          <stop offset="0.35" stopColor="#fffdf4" />
          <stop offset="1" stopColor="#fffdf4" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lining-lamp" cx="0.34" cy="0.52" r="0.85">
          <stop offset="0" stopColor="#ffe9bd" />
          <stop offset="0.5" stopColor="#f0c070" />
          <stop offset="1" stopColor="#b9803a" />
        </radialGradient>
        <radialGradient id="lining-halo">
          <stop offset="0.5" stopColor="#e9b765" />
          <stop offset="1" stopColor="#e9b765" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lining-rod" x2="0" y2="1">
          <stop offset="0" stopColor="#e3c893" />
          <stop offset="1" stopColor="#8c6833" />
        </linearGradient>
        <filter id="lining-soft">
          <feGaussianBlur stdDeviation="3.5" />
        </filter>
      </defs>
    </svg>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 180" aria-hidden="true" className="block w-full border border-line">
      {children}
    </svg>
  );
}

const CLOTH = "M22 26h116v136q-6 3-11.5 0t-11.5 0-11.5 0-11.5 0-11.5 0-11.5 0-11.5 0-11.5 0-11.5 0-12.5 0z";

/** From inside: what comes through lights the cloth, and the room with it. */
function ByDay({ sun }: Pick<Lining, "sun">) {
  const { room, cloth, glow, bars, edges } = sun;
  return (
    <Panel>
      <rect width="160" height="180" fill={room} />
      <path d="M0 158h160v22H0z" fill="#7d6a4c" opacity="0.4" />
      <path d="M0 151h160v7H0z" fill="#fff" opacity="0.22" />
      <path d="M40 180l10-16h60l10 16z" fill="#fffdf4" opacity={glow * 0.7} />
      {edges && <path d="M20.5 26h119v135h-119z" fill="#fffdf4" />}
      <path d={CLOTH} fill={cloth} />
      <rect x="26" y="28" width="108" height="128" fill="url(#lining-sun)" opacity={glow} />
      {bars && (
        <g stroke="#6d5b3c">
          <path d="M32 36h96v100H32zM80 36v100M32 86h96" strokeWidth="3" fill="none" opacity="0.34" />
          <path d="M57 28v132M103 28v132" opacity="0.5" />
        </g>
      )}
      <path d={CLOTH} fill="url(#lining-folds)" />
      <path d="M12 15h136v5H12z" fill="url(#lining-rod)" />
      <path d="M8 13.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM152 13.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8z" fill="#a77f45" />
      {RINGS.map((x) => (
        <ellipse key={x} cx={x} cy="20" rx="1.8" ry="5" fill="none" stroke="#6e4f24" />
      ))}
    </Panel>
  );
}

const RINGS = [27, 42, 57, 72, 88, 103, 118, 133];

/** From the street: the lamp in the room, and what moves before it. */
function ByNight({ lamp }: Pick<Lining, "lamp">) {
  const { through, shapes } = lamp;
  return (
    <Panel>
      <rect width="160" height="180" fill="#232830" />
      <path
        d="M0 14h160M0 34h160M0 54h160M0 74h160M0 94h160M0 114h160M0 134h160M0 154h160M0 174h160"
        stroke="#2f353f"
        strokeWidth="1.5"
      />
      <ellipse cx="80" cy="88" rx="80" ry="90" fill="url(#lining-halo)" opacity={through * 0.55} />
      <rect x="28" y="20" width="104" height="132" fill="#15181d" />
      <rect x="28" y="20" width="104" height="132" fill="url(#lining-lamp)" opacity={through} />
      {shapes > 0 && (
        <path
          d="M79 152c0-24 4-34 15-37v-6c-5-3-7-8-7-14 0-9 5-14 11-14s11 5 11 14c0 6-2 11-7 14v6c11 3 15 13 15 37zM42 152v-4h8v-42H35l8-25h20l8 25H56v42h8v4z"
          fill="#4a2f10"
          opacity={shapes}
          filter={shapes < 0.5 ? "url(#lining-soft)" : undefined}
        />
      )}
      <rect x="28" y="20" width="104" height="132" fill="url(#lining-folds)" opacity="0.8" />
      {through === 0 && <path d="M52 20h22L34 152h-6v-52zM96 20h10l-40 132H56z" fill="#aab8cc" opacity="0.13" />}
      <path d="M28 20h104v132H28zM80 20v132M28 86h104" fill="none" stroke="#b5b0a6" strokeWidth="4" />
      <path d="M22 152h116v7H22z" fill="#8f8b83" />
    </Panel>
  );
}
