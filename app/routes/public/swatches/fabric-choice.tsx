import { Check } from "lucide-react";
import { useState } from "react";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { type ClientFabric, families } from "#app/domain/fabrics/book-fabric.ts";
import { familyLabels } from "#app/domain/fabrics/fabric-words.ts";
import { MOST_SWATCHES, MOST_SWATCHES_IN_WORDS } from "#app/domain/swatches/swatch-words.ts";
import { classNames } from "#app/ui/class-names.ts";

interface FabricChoiceProps {
  fabrics: readonly ClientFabric[];
  chosen: readonly string[];
}

/** Every cloth of the book by family. Without scripts nothing is held back; too many are told when the form is sent. */
export function FabricChoice({ fabrics, chosen }: FabricChoiceProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const full = ticked.length >= MOST_SWATCHES;
  const shown = families
    .map((family) => ({ family, cloths: fabrics.filter((fabric) => fabric.family === family) }))
    .filter(({ cloths }) => cloths.length > 0);
  if (shown.length === 0) {
    return <p className="text-ink-soft">Our fabric book is being put together. Please call us for swatches.</p>;
  }
  return (
    <fieldset aria-describedby="fabric-error">
      <legend className="font-display text-xl">Choose up to {MOST_SWATCHES_IN_WORDS}</legend>
      <p role="status" className="mt-1 text-ink-soft text-sm">
        {ticked.length} of {MOST_SWATCHES} chosen
      </p>
      <nav aria-label="Families of fabric" className="mt-3 flex flex-wrap gap-x-5">
        {shown.map(({ family }) => (
          <a
            key={family}
            href={`#family-${family}`}
            className="inline-flex min-h-11 items-center text-ink-soft decoration-brass underline underline-offset-4 hover:text-ink"
          >
            {familyLabels[family]}
          </a>
        ))}
      </nav>
      {shown.map(({ family, cloths }) => (
        <section key={family} aria-labelledby={`family-${family}`} className="mt-8">
          <h2 id={`family-${family}`} className="scroll-mt-24 font-medium font-sans text-base tracking-normal">
            {familyLabels[family]}
          </h2>
          <ul className="mt-3 grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5">
            {cloths.map((fabric) => (
              <li key={fabric.id}>
                <FabricCheckbox
                  fabric={fabric}
                  checked={ticked.includes(fabric.id)}
                  held={full && !ticked.includes(fabric.id)}
                  onChange={(on) =>
                    setTicked((before) => (on ? [...before, fabric.id] : before.filter((id) => id !== fabric.id)))
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* On a phone the form is many screens away: what is chosen, and the way to it, stay at the bottom edge. */}
      <a
        href={`#${SEND_TO}`}
        className={classNames(goOnLook, ticked.length > 0 ? "narrow:flex" : "narrow:noscript:flex")}
      >
        {ticked.length > 0 ? `${ticked.length} of ${MOST_SWATCHES} chosen. Continue` : "Continue"}
      </a>
    </fieldset>
  );
}

/** Where it is asked to whom they are sent. */
export const SEND_TO = "send-to";

const goOnLook =
  "sticky bottom-0 z-10 -mx-6 mt-8 hidden min-h-14 items-center justify-center bg-moss pb-[env(safe-area-inset-bottom)] font-medium text-linen";

interface FabricCheckboxProps {
  fabric: ClientFabric;
  checked: boolean;
  /** As many as we send are chosen already. */
  held: boolean;
  onChange: (checked: boolean) => void;
}

function FabricCheckbox({ fabric, checked, held, onChange }: FabricCheckboxProps) {
  return (
    <label className="group relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <input
        type="checkbox"
        name="fabric"
        value={fabric.id}
        checked={checked}
        disabled={held}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none"
      />
      <FabricSwatch
        look={fabric.look}
        className="aspect-square w-full border border-line peer-checked:border-moss peer-checked:ring-2 peer-checked:ring-moss peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      />
      <span className="pointer-events-none absolute top-2 right-2 hidden size-7 place-items-center rounded-full bg-moss text-linen peer-checked:grid">
        <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />
      </span>
      <span className="mt-2 block font-medium text-sm">{fabric.name}</span>
      <span className="block text-ink-soft text-sm">
        {fabric.color}
        {fabric.priceClass ? (
          <>
            {" "}
            · <span aria-hidden="true">{"$".repeat(fabric.priceClass)}</span>
            <span className="sr-only">price class {fabric.priceClass} of 3</span>
          </>
        ) : null}
      </span>
    </label>
  );
}
