import { useRef, useState } from "react";
import { useSubmit } from "react-router";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import {
  colorFamilies,
  colorFamilyLabels,
  fabricTitle,
  families,
  familyLabels,
  roomLabels,
  rooms,
} from "#app/domain/fabrics/book-fabric.ts";
import { type ClothFilter, parseClothFilter } from "#app/domain/fabrics/find-cloths.ts";
import { clothField } from "#app/domain/orders/answers/choose-cloths.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { ShownCloth } from "./worn-rows.ts";

/** Every sample shows so many inches of cloth, so that two of them can be compared. */
const SWATCH_INCHES = 14;

/** The filters are a form of their own, which stands outside the one they are shown in. */
export const FIND_CLOTH = "find-cloth";
/** Those of further rows are sent by scripts alone. */
const NO_FORM = "find-no-cloth";

interface ClothChooserProps {
  row: number;
  /** What the names of the row's fields begin with. */
  prefix?: string;
  /** What the filter finds, after the chosen one where that is none of them. */
  fabrics: readonly ShownCloth[];
  found: number;
  /** How many more the filter finds than are shown. */
  more: number;
  filter: ClothFilter;
  /** Where the page itself finds the cloths; else the address does. */
  onFilter?: ((filter: ClothFilter) => void) | undefined;
  /** The id of the chosen one. */
  value: string;
  onChoose: (fabric: ShownCloth | undefined) => void;
}

/** The fabric book beside one row: choosing a cloth names it there, and the drawing wears it. */
export function ClothChooser(props: ClothChooserProps) {
  const { row, filter } = props;
  const filtered = filter.family !== null || filter.color !== null || filter.room !== null;
  // As the page was opened: who takes the last filter away again still looks at the book.
  const [open] = useState(filtered && row === 1);
  return (
    <Disclosure
      summary={
        <>
          Choose from our fabrics<span className="sr-only"> for fabric {row}</span>
        </>
      }
      defaultOpen={open ? true : undefined}
      className="col-span-full"
    >
      <div className="p-1">
        <ClothGrid {...props} />
      </div>
    </Disclosure>
  );
}

/** The cloths themselves, below what finds them. */
export function ClothGrid(props: ClothChooserProps) {
  const { row, prefix, fabrics, found, more, filter, onFilter, value, onChoose } = props;
  const kept = fabrics.length > found ? " The one you chose comes first, though it is not among them." : "";
  const radio = (fabric: ShownCloth | undefined) => ({
    type: "radio",
    name: clothField("Book", row, prefix),
    value: fabric?.id ?? "",
    checked: value === (fabric?.id ?? ""),
    onChange: () => onChoose(fabric),
  });
  return (
    <div className="grid gap-5">
      <Filters row={row} filter={filter} onFilter={onFilter} />
      <fieldset>
        <legend className="text-ink-soft text-sm">
          {found === 0
            ? `No fabric of ours is all of that.${kept && " The one you chose stays."}`
            : `Each sample shows ${SWATCH_INCHES} inches of cloth.${kept}`}
        </legend>
        <div className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
          {fabrics.map((fabric) => (
            <label key={fabric.id} className={cardLook}>
              <FabricSwatch look={fabric.look} inches={SWATCH_INCHES} className="aspect-square w-full" />
              <input {...radio(fabric)} className={classNames(radioLook, "absolute top-2 left-2")} />
              <span className="block border-line border-t p-2 text-xs wrap-break-word sm:p-2.5 sm:text-sm">
                {fabricTitle(fabric)}
              </span>
            </label>
          ))}
          <label className={classNames(cardLook, "col-span-full flex min-h-11 items-center gap-3 px-3 text-sm")}>
            <input {...radio(undefined)} className={radioLook} />
            None of these
          </label>
        </div>
        {more > 0 ? (
          <p className="mt-3 text-ink-soft text-sm">
            {more} more: choose a kind, a color or a room to see fewer at a time.
          </p>
        ) : null}
      </fieldset>
    </div>
  );
}

/** By address, so that they work without scripts; with them, as soon as one is chosen. */
function Filters({ row, filter, onFilter }: Pick<ClothChooserProps, "row" | "filter" | "onFilter">) {
  const submit = useSubmit();
  const box = useRef<HTMLDivElement>(null);
  const find = () => {
    const chosen = [...(box.current?.querySelectorAll("select") ?? [])].filter(({ value }) => value !== "");
    const params = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
    if (onFilter) onFilter(parseClothFilter(params));
    else submit(params, { replace: true, preventScrollReset: true });
  };
  const field = (name: keyof ClothFilter, label: string, any: string, options: { value: string; label: string }[]) => (
    <SelectField
      key={`${name}-${filter[name]}`}
      form={row === 1 && !onFilter ? FIND_CLOTH : NO_FORM}
      name={name}
      label={label}
      defaultValue={filter[name] ?? ""}
      options={[{ value: "", label: any }, ...options]}
      onInput={(event) => event.stopPropagation()}
      onChange={find}
    />
  );
  return (
    <div
      ref={box}
      className={classNames(
        "grid grid-cols-3 gap-2 sm:gap-4 max-sm:[&_label]:sr-only max-sm:[&_select]:pr-6 max-sm:[&_select]:pl-2",
        (row > 1 || onFilter) && "noscript:hidden",
      )}
    >
      {field(
        "family",
        "Kind",
        "Any kind",
        families.map((value) => ({ value, label: familyLabels[value] })),
      )}
      {field(
        "color",
        "Color",
        "Any color",
        colorFamilies.map((value) => ({ value, label: colorFamilyLabels[value] })),
      )}
      {field(
        "room",
        "Room",
        "Any room",
        rooms.map((value) => ({ value, label: roomLabels[value] })),
      )}
      <div className="hidden max-sm:col-span-full noscript:block">
        <SmallButton form={FIND_CLOTH}>Show these</SmallButton>
      </div>
    </div>
  );
}

const radioLook = "size-4 shrink-0 accent-moss focus-visible:outline-none";

const cardLook =
  "relative cursor-pointer overflow-hidden rounded-sm border border-line-strong bg-paper hover:border-ink has-checked:border-moss has-checked:inset-ring has-checked:inset-ring-moss has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss";
