import { useState } from "react";
import { Button, ButtonLink, ButtonRow, TextLink } from "#app/ui/button.tsx";
import { ToggleButton } from "#app/ui/toggle-button.tsx";
import { Piece, State, States } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;

export function Buttons() {
  return (
    <Piece name="Button" note="Says what happens. Hover, press and focus it here to see those states.">
      <State name="Default">
        <ButtonRow>
          <Button variant="primary">Submit Order for Quote</Button>
          <Button variant="secondary">Save &amp; Exit</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete order</Button>
        </ButtonRow>
      </State>
      <State name="Small">
        <ButtonRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="sm">
              View Details
            </Button>
          ))}
        </ButtonRow>
      </State>
      <State name="Focus, as the keyboard shows it on anything">
        <ButtonRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} className="outline-2 outline-offset-2 outline-moss">
              Continue
            </Button>
          ))}
        </ButtonRow>
      </State>
      <State name="Disabled, and it says why">
        <ButtonRow>
          <Button disabledReason="Customize every window first. Two of five are still open.">
            Submit Order for Quote
          </Button>
        </ButtonRow>
      </State>
      <State name="Disabled without a word">
        <ButtonRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Next
            </Button>
          ))}
        </ButtonRow>
      </State>
      <State name="Pending: press it">
        <PendingDemo />
      </State>
      <State name="As a link">
        <ButtonRow>
          <ButtonLink to="/kit">Create an Order</ButtonLink>
          <ButtonLink to="/kit" variant="secondary">
            Go To Customer
          </ButtonLink>
        </ButtonRow>
      </State>
      <State name="Long text, narrow">
        <div className="max-w-60 border border-dashed border-line p-3">
          <Button className="w-full">Copy the customizations of the living room window to this one</Button>
        </div>
      </State>
    </Piece>
  );
}

function PendingDemo() {
  const [pending, setPending] = useState(false);
  const work = () => {
    setPending(true);
    setTimeout(() => setPending(false), 4000);
  };
  return (
    <ButtonRow>
      <Button type="button" pending={pending} pendingLabel="Creating Order..." onClick={work}>
        Create Order
      </Button>
      <Button type="button" variant="secondary" pending pendingLabel="Saving…">
        Save
      </Button>
      <Button type="button" variant="secondary" pending>
        Without a second label
      </Button>
    </ButtonRow>
  );
}

export function LinksAndToggles() {
  return (
    <>
      <Piece name="Text link" note="Inside a sentence. A link to another site opens a new tab and says so.">
        <p className="max-w-measure">
          Read the <TextLink to="/kit">terms and conditions</TextLink>, see{" "}
          <TextLink href="https://example.com">the fabric at the mill</TextLink>, or write to{" "}
          <TextLink href="mailto:hello@larkfield.example">hello@larkfield.example</TextLink>.
        </p>
      </Piece>
      <Piece name="Toggle button" note="One of several that may be on together.">
        <Toggles />
      </Piece>
    </>
  );
}

function Toggles() {
  const [on, setOn] = useState(["Drapes"]);
  return (
    <States>
      <State name="Off and on">
        <ButtonRow>
          {["Drapes", "Shades", "Tops"].map((name) => (
            <ToggleButton
              key={name}
              pressed={on.includes(name)}
              onPressedChange={(pressed) => setOn(pressed ? [...on, name] : on.filter((other) => other !== name))}
            >
              {name}
            </ToggleButton>
          ))}
        </ButtonRow>
      </State>
      <State name="Disabled">
        <ToggleButton pressed={false} disabled>
          Tops
        </ToggleButton>
      </State>
    </States>
  );
}
