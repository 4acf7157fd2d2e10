import { SWATCHES } from "#app/routes/admin/paths.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** Somebody waits for an envelope. */
export function SwatchesToSend({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      <TextLink to={SWATCHES}>
        {count === 1 ? "One swatch request to send" : `${count} swatch requests to send`}
      </TextLink>
      .
    </FormMessage>
  );
}
