import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import type { Dress } from "#app/drawing/fabric/dress.ts";
import { CLOTH_SPRITE } from "#app/drawing/fabric/sprite-address.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChipSwatch } from "./chip-swatch.tsx";
import { DressedContext } from "./dressed.ts";
import { useClothSprite } from "./use-cloth-sprite.ts";

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
