import type { FormEvent, ReactNode } from "react";
import { Form } from "react-router";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { InstallerWindow } from "#app/domain/workroom/paper/installer-copy.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { SceneImage } from "#app/drawing/window-drawing.tsx";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { Button } from "#app/ui/button.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import type { WaitingPress } from "#app/web/waiting/waiting-presses.ts";

interface HungPart {
  windowKey: string;
  treatment: string;
  remake: number;
  hung?: { initials: string } | undefined;
}

interface StopWindowProps {
  window: InstallerWindow & { parts: HungPart[]; drawn: PacketWindow | undefined; rules: ShopRules };
  index: number;
  formKey: string;
  open: boolean;
  /** Pressed at this stop, and not sent yet. */
  waiting: readonly WaitingPress[];
  send: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** For a telephone held upright: letters as large as the words beside it. */
const paper = { width: 300, height: 240, letters: 11 };

/** One window as it is to hang, and a press for each part that does. */
export function StopWindow({ window, index, formKey, open, waiting, send, children }: StopWindowProps) {
  const { name, treatments, notes, parts, drawn, rules } = window;
  return (
    <section aria-label={name} className="mt-8 border-line border-t pt-4">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <div className="mt-3 grid gap-x-14 gap-y-4 lg:grid-cols-2">
        {drawn ? (
          // Made for paper, and drawn on the ground of the page.
          <SceneImage
            scene={drawElevation(drawn, rules, `s${index}`, paper)}
            className="h-auto max-h-96 w-full mix-blend-multiply"
          />
        ) : null}
        <div>
          {treatments.map(({ title, fix }) => (
            <div key={title} className="mb-3">
              <h3 className="font-medium font-sans text-base">{title}</h3>
              <Lines texts={fix} />
            </div>
          ))}
          <Lines texts={notes} />
          <div className="mt-4 grid gap-3">
            {parts.map((part) => (
              <Form key={part.treatment} method="post" onSubmit={send}>
                <FormKey value={formKey} />
                <HungButton
                  part={part}
                  called={parts.length > 1 ? `${name}, ${part.treatment}` : name}
                  waits={waiting.findLast(({ fields }) => isOf(part, fields))}
                  open={open}
                />
              </Form>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

export function isOf({ windowKey, treatment, remake }: HungPart, fields: WaitingPress["fields"]) {
  return fields.windowKey === windowKey && fields.treatment === treatment && fields.remake === String(remake);
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere first-letter:uppercase">
          {text}
        </li>
      ))}
    </ul>
  );
}

interface HungButtonProps {
  part: HungPart;
  called: string;
  waits: WaitingPress | undefined;
  open: boolean;
}

/** Shows a press at once, sent or not: gloves do not press twice to make sure. */
function HungButton({ part: { windowKey, treatment, remake, hung }, called, waits, open }: HungButtonProps) {
  const hangs = waits ? waits.fields.act === "ticked" : Boolean(hung);
  return (
    <>
      <input type="hidden" name="act" value={hangs ? "unticked" : "ticked"} />
      <input type="hidden" name="windowKey" value={windowKey} />
      <input type="hidden" name="treatment" value={treatment} />
      <input type="hidden" name="remake" value={remake} />
      <Button
        variant={hangs ? "primary" : "secondary"}
        aria-pressed={hangs}
        disabled={!open}
        className="min-h-16 w-full"
      >
        {hangs && hung && !waits ? `Hung, ${hung.initials}` : "Hung"}: {called}
      </Button>
      {waits ? (
        <p role="status" className="mt-1 font-medium text-sm">
          {hangs ? "Hung" : "Not hung after all"}. Waits to be sent.
        </p>
      ) : null}
    </>
  );
}
