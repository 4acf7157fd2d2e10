import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Dress } from "#app/drawing/fabric/dress.ts";
import { CLOTH_SPRITE } from "#app/drawing/fabric/sprite-address.ts";
import { trustedMarkup } from "#app/drawing/trusted-markup.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DressedContext } from "./dressed.ts";

interface ClothChipsProps {
  /** The first is the cloth of the files themselves. */
  dresses: readonly Dress[];
  className?: string;
  /** Which is worn at first, where it is not the first. */
  firstId?: string | undefined;
  /** For a page that keeps the choice in its address: which cloth it says, and what to do when another is pressed. */
  chosenId?: string | undefined;
  onChoose?: (id: string) => void;
  /** The drawings, wherever they stand below. */
  children: ReactNode;
}

/**
 * Pressing a chip dresses every drawing below at once: they refer to one sprite, whose colors are variables of this element.
 * Nothing is asked of a server for it, and nothing is remembered here. Without scripts there are no chips.
 */
export function ClothChips({ dresses, className, firstId, chosenId, onChoose, children }: ClothChipsProps) {
  const [usual] = dresses;
  const [pressed, setPressed] = useState(dresses.find(({ id }) => id === firstId) ?? usual);
  const chosen = onChoose ? (dresses.find(({ id }) => id === chosenId) ?? usual) : pressed;
  const { holder, state, bring, setsOf } = useClothSprite(CLOTH_SPRITE);
  const other = chosen !== usual;
  // An address may name a cloth before anybody has touched the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when there is another cloth to wear, not at each render.
  useEffect(() => {
    if (other) bring();
  }, [other]);
  const dressed = other && state === "ready";
  return (
    <div style={dressed && chosen ? (setsOf(chosen.id) as CSSProperties) : undefined}>
      <div className={classNames("noscript:hidden", className)}>
        <p id="cloth-chips" className="sr-only">
          See them all in
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is none. */}
        <div
          role="group"
          aria-labelledby="cloth-chips"
          // On a phone the row runs as far as its page says, off the edge, so that it is seen to go on.
          className="-m-1 flex w-0 min-w-full gap-2 overflow-x-auto p-1 max-md:min-w-[calc(100%+var(--bleed,0rem))] md:flex-wrap"
        >
          {dresses.map((dress) => (
            <button
              key={dress.id}
              type="button"
              aria-pressed={dress === chosen}
              onClick={() => {
                bring();
                setPressed(dress);
                onChoose?.(dress.id);
              }}
              className={chipLook}
            >
              <ChipSwatch {...dress} />
              {dress.name}
            </button>
          ))}
        </div>
        {other && state === "failed" ? (
          <p role="status" className="mt-2 text-sm">
            We could not fetch the cloths. Please try again.
          </p>
        ) : null}
      </div>
      <div ref={holder} aria-hidden="true" className="absolute size-0 overflow-hidden" />
      <DressedContext value={dressed}>{children}</DressedContext>
    </div>
  );
}

type State = "waiting" | "ready" | "failed";

interface ClothSprite {
  holder: RefObject<HTMLDivElement | null>;
  state: State;
  bring: () => void;
  /** What a chip sets, once the sprite is there. */
  setsOf: (id: string) => Record<string, string>;
}

/** The first signs that somebody reads the page, and did not only open it. */
const signs = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

/**
 * Brings the sprite into the page once somebody moves on it, so that a press finds it there and the first view did not
 * wait for it.
 */
function useClothSprite(address: string): ClothSprite {
  const holder = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [state, setState] = useState<State>("waiting");
  const bring = () => {
    if (asked.current) return;
    asked.current = true;
    bringSprite(address, holder.current).then(
      () => setState("ready"),
      () => {
        asked.current = false;
        setState("failed");
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; bring asks once however often it is called.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = () => {
      listening.abort();
      bring();
    };
    for (const sign of signs) window.addEventListener(sign, hear, { signal, passive: true });
    return () => listening.abort();
  }, []);
  const setsOf = (id: string) => {
    const sets = holder.current?.querySelector<SVGElement>(`[data-dress="${id}"]`)?.dataset.sets ?? "";
    return Object.fromEntries(sets.split(";").map((each) => each.split(":", 2)));
  };
  return { holder, state, bring, setsOf };
}

/** Fetches the sprite and puts it into the page. */
async function bringSprite(address: string, holder: HTMLElement | null): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const sprite = await answer.text();
  if (holder) holder.innerHTML = trustedMarkup(sprite);
}

/** A cloth the size of a coin: its ground, and a hint of its pattern. */
export function ChipSwatch({ colors, pattern }: Pick<Dress, "colors" | "pattern">) {
  const [ground, ink, more] = colors;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-6 shrink-0 rounded-full border border-line-strong">
      <path d="M0 0h20v20H0z" fill={ground} />
      <path d={hints[pattern]} stroke={ink} strokeWidth={pattern === "ticking" ? 1 : 3} fill="none" />
      {pattern === "vine" ? <path d="M6 9h3M12 4h3" stroke={more} strokeWidth="3" /> : null}
    </svg>
  );
}

const leaves = "M4 4h3M11 8h3M5 13h3M13 15h3";
const hints: Record<Dress["pattern"], string> = {
  none: "",
  stripe: "M4 0v20M10 0v20M16 0v20",
  ticking: "M3 0v20M5 0v20M10 0v20M15 0v20M17 0v20",
  check: "M5 0v20M13 0v20M0 6h20M0 14h20",
  sprig: leaves,
  vine: leaves,
  medallion: leaves,
  leaf: leaves,
};
