import { FormMessage } from "#app/ui/post-form.tsx";
import type { Reader } from "./reader.ts";

interface DiscontinuedProps {
  cloths: readonly { window: string; fabric: string }[];
  reader: Reader;
}

/** Cloths of an order that are no longer made. Nothing is taken out: its client chooses. */
export function Discontinued({ cloths, reader }: DiscontinuedProps) {
  if (cloths.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      {cloths.map(({ window, fabric }) => (
        <p key={`${window}/${fabric}`}>
          {window}: {noLongerMade(fabric, reader)}
        </p>
      ))}
    </FormMessage>
  );
}

export function noLongerMade(fabric: string, reader: Reader): string {
  const made = `${fabric} is no longer made.`;
  return reader === "client" ? `${made} Please choose another or ask us.` : made;
}
