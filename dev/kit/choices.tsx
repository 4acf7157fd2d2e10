import { TextLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { Piece, States } from "./specimen.tsx";

export function Choices() {
  return (
    <>
      <Piece name="Checkbox">
        <States>
          <div>
            <CheckboxField name="lining" label="Blackout Lining" />
            <CheckboxField
              name="inter"
              label="Interlining"
              hint="A soft layer between face and lining"
              defaultChecked
            />
            <CheckboxField name="off" label="Sheer Batiste Lining" disabled />
            <CheckboxField name="offOn" label="Edge Banding" disabled defaultChecked />
          </div>
          <CheckboxField
            name="terms"
            label={
              <>
                I agree to the <TextLink to="/kit">terms and conditions</TextLink>
              </>
            }
            error="You must agree to the terms and conditions."
          />
        </States>
      </Piece>
      <Piece name="Radio cards" note="One of a few. The arrow keys move within the group.">
        <RadioCards
          legend="Hardware"
          name="hardware"
          columns={2}
          defaultValue="new"
          options={[
            { value: "new", label: "I want new hardware", description: "Rods, rings and brackets, chosen with you." },
            { value: "own", label: "I have hardware", description: "We make the heading to fit it." },
          ]}
        />
        <RadioCards
          legend="Style"
          name="style"
          columns="pictures"
          options={[
            { value: "Goblet", label: "Goblet", media: <Folds count={3} /> },
            { value: "Inverted", label: "Inverted", media: <Folds count={5} /> },
            { value: "Three Finger Pinch", label: "Three Finger Pinch", media: <Folds count={7} /> },
            {
              value: "Monarch",
              label: "Monarch",
              media: <Folds count={9} />,
              disabled: true,
              description: "Not for this width",
            },
          ]}
        />
        <RadioCards
          legend="Would you like decorative trim?"
          hint="$12 per foot"
          name="trim"
          columns={2}
          error="Please select whether you want decorative trim."
          options={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
        />
      </Piece>
    </>
  );
}

/** Stands in for a drawing of a style. */
function Folds({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 160 120" className="block w-full bg-bone" aria-hidden="true">
      {[...Array(count).keys()].map((fold) => {
        const x = 16 + ((fold + 0.5) * 128) / count;
        return <path key={fold} d={`M${x} 20 q4 40 0 88`} fill="none" className="stroke-ink-soft" strokeWidth="1" />;
      })}
      <path d="M12 20 h136" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
