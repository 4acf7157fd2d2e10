import { type ComponentProps, type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from "./field-frame.tsx";

interface LengthFieldProps extends FieldProps, Omit<ComponentProps<"input">, "onChange" | "onBlur"> {
  name: string;
  /** How what was typed is understood. */
  note?: string | undefined;
  /** Offers the eighths on a phone, whose keyboard for numbers has no slash. */
  offersEighths: boolean;
  /** Stands beside the field: another way to answer. */
  beside?: ReactNode;
  onText: (text: string) => void;
  /** The field is left: what is answered takes the place of what stands in it. */
  onLeave: (text: string) => string;
}

/** A field for one length, as a tape shows it. */
export function LengthField(props: LengthFieldProps) {
  const { label, hint, error, optional, className, id, note, offersEighths, beside, onText, onLeave, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  const noteId = `${ids.control}-note`;
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string) => {
    if (field.current) field.current.value = text;
    onText(text);
  };
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="flex flex-wrap items-center gap-x-4">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...input}
          ref={field}
          {...ids.attributes}
          aria-describedby={classNames(ids.describedBy, noteId)}
          onChange={({ target }) => onText(target.value)}
          onBlur={({ target }) =>
            afterPress(() => {
              target.value = onLeave(target.value);
            })
          }
          className={classNames(controlLook(error), "min-w-24 flex-1")}
        />
        {beside}
      </div>
      {offersEighths && (
        <div className="mt-1.5 hidden grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-0.5 narrow:grid pointer-coarse:grid noscript:hidden">
          {eighths.map((eighth) => (
            <button
              key={eighth}
              type="button"
              // By Tab one comes to the next field: whoever has a keyboard types the fraction.
              tabIndex={-1}
              aria-label={`Add ${eighth}`}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => write(withEighth(field.current?.value ?? "", eighth))}
              className="min-h-11 rounded-sm border border-line-strong bg-paper text-sm tabular-nums hover:border-ink"
            >
              {eighth}
            </button>
          ))}
        </div>
      )}
      <p id={noteId} aria-live="polite" className="text-ink-soft text-sm not-empty:mt-1.5">
        {note}
      </p>
    </FieldFrame>
  );
}

let pressing = false;
let waiting: (() => void)[] = [];

function settle() {
  pressing = false;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

if (typeof document !== "undefined") {
  document.addEventListener(
    "mousedown",
    () => {
      pressing = true;
    },
    true,
  );
  // Once the click that it ends in has been told.
  for (const end of ["mouseup", "dragend"]) document.addEventListener(end, () => setTimeout(settle), true);
}

/**
 * At once, or when the press is over that took the focus away: whatever grew or shrank meanwhile would move the button from
 * under the finger, and the press would be lost.
 */
function afterPress(run: () => void) {
  if (pressing) waiting.push(run);
  else run();
}

/** The parts of an inch that a tape shows, for a keyboard that has no slash. */
export const eighths = ["1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8"];

const FRACTION_AT_END = /[.,]\d*$|(?:^|(\d)[\s-]+)\d+\/\d*$/;

/** Centimeters and the like, or words. */
const NOT_INCHES = /[a-z]/i;

/** The text with this fraction in place of the one it ends in; the same once more takes it away. Only inches have eighths. */
export function withEighth(text: string, eighth: string): string {
  if (NOT_INCHES.test(text)) return text;
  const bare = text.trim().slice(0, 40);
  const whole = bare.replace(FRACTION_AT_END, "$1");
  return bare === joined(whole, eighth) ? whole : joined(whole, eighth);
}

function joined(whole: string, eighth: string) {
  return whole === "" ? eighth : `${whole} ${eighth}`;
}
