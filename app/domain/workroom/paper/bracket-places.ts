import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { boardBracketsAt, rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const listed = (places: readonly number[]) => places.map(formatInches).join(", ");

/** Where a rod, each piece of it, or a board is held: from its left end, and where that is on the wall. */
export function bracketPlaces(treatment: Treatment, figures: Figures, rules: ShopRules): string[] {
  const { hardware, parts, hang = "rings", face, lBrackets } = figures;
  if (!hardware) {
    if (!lBrackets || face === undefined) return [];
    return [`L-${onWall("brackets", boardBracketsAt(face, lBrackets, rules), treatment, figures)}`];
  }
  if (treatment.choices.layer === "back") return ["on the double brackets of the drapes before it"];
  if (parts)
    return [
      eachOf(
        "rod",
        parts.map(({ rodWidth = 0 }) => rodWidth),
        hang,
        rules,
      ),
    ];
  if (hardware.miters) return [eachOf("piece", hardware.pieces ?? [], hang, rules)];
  const named = treatment.choices.layer === "front" ? "double brackets" : "brackets";
  return hardware.bracketsAt ? [onWall(named, hardware.bracketsAt, treatment, figures)] : [];
}

/** Each is held as a rod of its own. */
function eachOf(name: string, lengths: readonly number[], hang: Hang, rules: ShopRules): string {
  const each = lengths.map((length, index) => {
    const places = listed(rodHardware(length, hang, rules).bracketsAt);
    return `of ${name} ${index + 1} (${formatInches(length)}) at ${places}`;
  });
  return `brackets from the left end ${each.join("; ")}`;
}

function onWall(named: string, at: readonly number[], { window }: Treatment, figures: Figures): string {
  const fromEnd = `${named} at ${listed(at)} from the left end`;
  const { hardware, extension, face } = figures;
  const { width } = window;
  const whole = face ?? hardware?.rodWidth ?? 0;
  const reach = extension?.[0] ?? (width === undefined ? undefined : (whole - width) / 2);
  if (width === undefined || reach === undefined) return fromEnd;
  return `${fromEnd} = ${at.map((place) => onFrames(place - reach, width, window.together ?? [])).join(", ")}`;
}

/** From the left edge of the first frame. */
function onFrames(x: number, width: number, together: NonNullable<WindowSizes["together"]>): string {
  const name = (index: number) =>
    together.length === 0 ? (index === 0 && x < 0 ? "the frame" : "it") : `window ${index + 1}`;
  if (x < 0) return `${formatInches(-x)} left of ${name(0)}`;
  let [start, end, index] = [0, width, 0];
  for (const next of together) {
    if (x < end + next.between) break;
    start = end + next.between;
    end = start + next.width;
    index += 1;
  }
  if (x > end) return `${formatInches(x - end)} right of ${name(index)}`;
  return together.length === 0 ? `${formatInches(x)} in` : `${formatInches(x - start)} into ${name(index)}`;
}
