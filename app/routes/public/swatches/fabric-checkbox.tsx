import { Check } from "lucide-react";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";

interface FabricCheckboxProps {
  fabric: ClientFabric;
  checked: boolean;
  /** As many as we send are chosen already. */
  held: boolean;
  onChange: (checked: boolean) => void;
}

export function FabricCheckbox({ fabric, checked, held, onChange }: FabricCheckboxProps) {
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
      <span className="block text-ink-soft text-sm">{fabric.color}</span>
    </label>
  );
}
