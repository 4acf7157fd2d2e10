import { useState } from "react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ToggleButton } from "#app/ui/toggle-button.tsx";
import { Piece, State, States } from "./specimen.tsx";

const long = "Dining room, the bay of three beside the french door towards the garden, left-hand window";
const statuses = ["submitted", "quoted", "in progress", "completed"].map((value) => ({ value, label: value }));

export function Fields() {
  return (
    <>
      <Piece name="Field" note="Label above, hint under it, error below and tied to the control.">
        <States>
          <TextField name="plain" label="First Name" autoComplete="off" />
          <TextField name="filled" label="Last Name" defaultValue="Whitlock" />
          <TextField
            name="hinted"
            label="Width of window"
            hint="Inches, to the nearest eighth: 35 3/8"
            inputMode="decimal"
          />
          <TextField name="optional" label="Payment Link" optional placeholder="https://" />
          <TextField
            name="wrong"
            label="Phone Number"
            hint="Ten digits, no spaces"
            error="Phone number must be 10 digits."
            defaultValue="215 555"
          />
          <TextField name="off" label="Email" defaultValue="client@example.com" disabled />
          <TextField name="fixed" label="Order ID" defaultValue="LK-1042" readOnly />
          <TextField
            name="long"
            label={long}
            hint={long}
            error={`${long}: please give it a shorter name.`}
            defaultValue={long}
          />
          <TextAreaField name="area" label="Description" hint="It grows with what you write." />
          <TextAreaField name="areaWrong" label="Description of the work" error="Please fill in all required fields." />
        </States>
      </Piece>
      <Passwords />
      <Piece name="Select" note="The browser's own list: the phone shows its wheel.">
        <States>
          <SelectField name="status" label="Order Status" options={statuses} defaultValue="quoted" />
          <SelectField
            name="statusWrong"
            label="Order status, wrong"
            options={statuses}
            error="Please choose a status."
          />
          <SelectField name="statusOff" label="Order status, disabled" options={statuses} disabled />
          <SelectField name="statusLong" label="Copy from" hint="Windows that are already customized">
            <option>{long}</option>
          </SelectField>
        </States>
      </Piece>
    </>
  );
}

function Passwords() {
  const [visible, setVisible] = useState(false);
  return (
    <Piece name="Password field" note="Its own Show and Hide, or one toggle for several fields.">
      <States>
        <State name="Its own toggle">
          <PasswordField name="password" label="Password" autoComplete="off" defaultValue="linen-and-moss" />
        </State>
        <State name="With an error">
          <PasswordField
            name="short"
            label="New Password"
            autoComplete="off"
            hint="At least 6 characters"
            error="Password should be at least 6 characters long."
          />
        </State>
        <State name="One toggle, two fields">
          <div className="flex flex-col gap-4">
            <PasswordField name="new" label="New Password" visible={visible} autoComplete="off" defaultValue="brass" />
            <PasswordField name="confirm" label="Confirm Password" visible={visible} autoComplete="off" />
            <ToggleButton pressed={visible} onPressedChange={setVisible} className="self-start">
              Show passwords
            </ToggleButton>
          </div>
        </State>
      </States>
    </Piece>
  );
}

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
          columns={4}
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
