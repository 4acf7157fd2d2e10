import { characterWords, roomWords } from "#app/content/styles/trait-words.ts";
import { type StyleWishes, type Wish, wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import { characters, rooms } from "#app/domain/catalogue/guide/traits.ts";
import { type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { chipLook } from "#app/ui/chip-look.ts";

interface StyleFilterProps {
  /** What may be pressed: where only one kind is shown, none is asked for. */
  kinds: readonly TreatmentType[];
  wishes: StyleWishes;
  onWish: (wishes: { [Name in Wish]?: StyleWishes[Name] | undefined }) => void;
  className: string;
}

/** A kind, a look and a room, each pressed or left. It stays in sight while one looks through the drawings. */
export function StyleFilter({ kinds, wishes, onWish, className }: StyleFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is none.
    <div role="group" aria-label="Show only" className={className}>
      <div className="-m-1 flex w-0 min-w-[calc(100%+0.5rem)] items-center gap-x-2 overflow-x-auto p-1">
        {kinds.map((kind) => (
          <Toggle key={kind} pressed={wishes.kind === kind} onPress={(on) => onWish({ kind: on ? kind : undefined })}>
            {treatmentLabels[kind]}
          </Toggle>
        ))}
        {kinds.length > 0 ? <Rule /> : null}
        {characters.map((look) => (
          <Toggle key={look} pressed={wishes.look === look} onPress={(on) => onWish({ look: on ? look : undefined })}>
            {characterWords[look]}
          </Toggle>
        ))}
        <Rule />
        <select
          aria-label="Room"
          value={wishes.room ?? ""}
          onChange={({ target }) => onWish({ room: rooms.find((room) => room === target.value) })}
          className={chipLook}
        >
          <option value="">Any room</option>
          {rooms.map((room) => (
            <option key={room} value={room}>
              {roomWords[room]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  children: string;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onPress(!pressed)} className={chipLook}>
      {children}
    </button>
  );
}

const Rule = () => <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line-strong" />;

interface StyleCountProps {
  shown: number;
  all: number;
  wishes: StyleWishes;
  onClear: () => void;
}

/** How many are shown, said aloud when it changes. */
export function StyleCount({ shown, all, wishes, onClear }: StyleCountProps) {
  const filtered = wishNames.some((name) => wishes[name]);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <p role="status">{filtered ? `${shown} of ${all} styles` : `All ${all} styles`}</p>
      {filtered && shown > 0 ? <ClearButton onClear={onClear}>Show all</ClearButton> : null}
    </div>
  );
}

interface NothingFitsProps {
  wishes: StyleWishes;
  /** Without which wish there would be some. */
  helps: readonly (keyof StyleWishes)[];
  onWish: StyleFilterProps["onWish"];
  onClear: () => void;
}

/** No dead end: which wish to give up, one press each. */
export function NothingFits({ wishes, helps, onWish, onClear }: NothingFitsProps) {
  const names = {
    kind: wishes.kind && treatmentLabels[wishes.kind],
    look: wishes.look && characterWords[wishes.look],
    room: wishes.room && roomWords[wishes.room],
  };
  return (
    <div className="max-w-measure border-line border-y py-10">
      <p className="text-lead">None of our styles is all of that. Take one wish away:</p>
      <div className="mt-4 flex flex-wrap gap-x-6">
        {helps.map((wish) => (
          <ClearButton key={wish} onClear={() => onWish({ [wish]: undefined })}>
            {`Without ${names[wish]}`}
          </ClearButton>
        ))}
        <ClearButton onClear={onClear}>Show all</ClearButton>
      </div>
    </div>
  );
}

function ClearButton({ onClear, children }: { onClear: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="min-h-11 text-moss underline decoration-1 decoration-brass underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  );
}
