import { SET_UP_SECOND_STEP } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

/** Part of Settings: whether it is on, and the way to the page where it is set up. */
export function SecondStepSection({ on }: { on: boolean }) {
  return (
    <TitledSection id="second-step" title="Second step" className="mt-10 border-line border-t pt-8">
      <p className="mt-3 max-w-measure text-ink-soft">
        {on
          ? "On. After your password we ask for a code from your phone or for a passkey, and again before a payment link, a password or a download."
          : "Off. With it, a stolen password alone opens nothing: we also ask for a code from your phone or for a passkey."}
      </p>
      <div className="mt-6">
        <ButtonLink to={SET_UP_SECOND_STEP} variant="secondary">
          {on ? "Codes and passkeys" : "Set up"}
        </ButtonLink>
      </div>
    </TitledSection>
  );
}
