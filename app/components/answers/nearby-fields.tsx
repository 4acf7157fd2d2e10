import { MAX_NOTE_LENGTH, obstructionLabels, obstructions } from "#app/domain/orders/answers/nearby.ts";
import { CheckboxField, TextAreaField, TextField } from "#app/ui/field.tsx";
import type { AnswerProps } from "./fields.ts";

/** What may be in the way at a window, and what else there is to say about it. */
export function NearbyFields({ texts, onText, errorOf, field = (own) => own }: AnswerProps) {
  const ticked = (texts.nearby ?? "").split(" ");
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="font-medium text-ink text-sm">Anything near the window?</legend>
        <div className="flex flex-wrap gap-x-8">
          {obstructions.map((one) => (
            <CheckboxField
              key={one}
              name={field("nearby")}
              value={one}
              label={obstructionLabels[one]}
              checked={ticked.includes(one)}
              onChange={({ target }) => {
                const now = obstructions.filter((each) => (each === one ? target.checked : ticked.includes(each)));
                onText("nearby", now.join(" "));
              }}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Where is it, or what else is in the way?"
        optional
        name={field("nearbyNote")}
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        value={texts.nearbyNote ?? ""}
        onChange={({ target }) => onText("nearbyNote", target.value)}
        error={errorOf("nearbyNote")}
      />
      <TextAreaField
        label="A note about this window"
        optional
        name={field("note")}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={texts.note ?? ""}
        onChange={({ target }) => onText("note", target.value)}
        error={errorOf("note")}
      />
    </div>
  );
}
