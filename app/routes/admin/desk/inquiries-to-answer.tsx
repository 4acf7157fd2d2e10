import { INQUIRIES } from "#app/routes/admin/inquiries/paths.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** Somebody waits for an answer. */
export function InquiriesToAnswer({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      <TextLink to={INQUIRIES}>
        {count === 1 ? "One question waits for an answer" : `${count} questions wait for an answer`}
      </TextLink>
      .
    </FormMessage>
  );
}
