import type { Discontinued as Cloth } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { FormMessage } from "#app/ui/form-message.tsx";

/** Cloths of a draft that are no longer made. Nothing is taken out: its client chooses. */
export function Discontinued({ cloths }: { cloths: readonly Cloth[] }) {
  if (cloths.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      {cloths.map(({ window, fabric }) => (
        <p key={`${window}/${fabric}`}>
          {window}: {fabric} is no longer made. Please choose another or ask us.
        </p>
      ))}
    </FormMessage>
  );
}
