import { useState } from "react";
import { FieldGrid, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { LengthField } from "#app/ui/length-field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ToggleButton } from "#app/ui/toggle-button.tsx";
import { Piece, State, States } from "./specimen.tsx";

const long = "Dining room, the bay of three beside the french door toward the garden, left-hand window";
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
      <Lengths />
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

/** On a phone the first offers the eighths, as the field that has the cursor does. */
function Lengths() {
  const field = { onText: () => {}, onLeave: (text: string) => text, offersEighths: false };
  return (
    <Piece name="Length" note="In a grid of fields the controls stand on one line, whatever their labels take.">
      <FieldGrid className="sm:grid-cols-3">
        <LengthField {...field} name="width" label="Width" defaultValue="35" offersEighths />
        <LengthField {...field} name="metric" label="Height" defaultValue="90 cm" note={'90 cm is 35 3/8".'} />
        <LengthField {...field} name="noLength" label={long} defaultValue="tall" error="Please enter inches." />
      </FieldGrid>
    </Piece>
  );
}
