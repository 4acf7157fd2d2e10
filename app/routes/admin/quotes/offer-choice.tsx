import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { OFFER, offerField } from "./editor-answer.ts";
import { type MeaningChoice, MeaningOptions } from "./line-more.tsx";

interface OfferChoiceProps {
  windowKey: string;
  name: string;
  meanings: readonly MeaningChoice[];
  error: string | undefined;
}

/** Another answer for a window, priced by the engine as the difference that it makes. */
export function OfferChoice({ windowKey, name, meanings, error }: OfferChoiceProps) {
  if (meanings.length === 0) return null;
  return (
    <Disclosure summary={`Offer a choice at ${name}`} defaultOpen={error !== undefined}>
      <div className="grid max-w-md gap-3">
        <SelectField
          label="What may be otherwise"
          hint="The rate card says what it costs more. Once it is agreed, the window has it."
          name={offerField(windowKey)}
          defaultValue=""
          error={error}
        >
          <option value="">Please choose</option>
          <MeaningOptions meanings={meanings} />
        </SelectField>
        <Button type="submit" name="intent" value={`${OFFER}:${windowKey}`} variant="secondary" size="sm">
          Offer It<span className="sr-only"> at {name}</span>
        </Button>
      </div>
    </Disclosure>
  );
}
