import type { OptionName } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { canHave, MEANS_NOTHING, writeMeaning } from "./meaning.ts";

/** Which words plainly name an option. "Trim" alone may as well be something to do, so it wants a kind beside it. */
const names: readonly [OptionName, RegExp][] = [
  ["blackoutLining", /\bblack[- ]?out\b/],
  ["sheerBatisteLining", /\bbatiste\b/],
  ["interlining", /\binterlin(ing|ed)\b/],
  ["unlined", /\bunlined\b/],
  ["standardLining", /\b(standard|plain|regular)\b.*\blining\b|\blining, (standard|plain|regular)\b/],
  ["insetEdgeBanding", /\binset (edge )?band(s|ing)?\b/],
  ["edgeBanding", /(?<!inset |inset edge )\bband(s|ing)?\b/],
  ["decorativeTrim", /\b(decorative|beaded|fringe|tassel|contrast|gimp|cord|tape) trim\b|^trim$/],
  ["clutchControl", /\bclutch\b|\b(bead(ed)?|chain) (chain|loop)\b/],
  ["cordlessControl", /\bcordless\b/],
  ["motorizedControl", /\bmotor(s|ized|ization)?\b/],
];

const treatmentWords: Record<TreatmentType, RegExp> = {
  drapes: /\b(drapes?|drapery|draperies|curtains?)\b/,
  shades: /\b(shades?|romans?)\b/,
  tops: /\b(tops?|valances?|cornices?)\b/,
};

const REFUSING = /^(no|none|without)\b/;
/** What is said about it otherwise than by naming it is not plain. */
const OTHERWISE = /\b(no|not|without|instead|except|remove|removed|either|or)\b/;

interface Said {
  label: string;
  choiceGroup: string;
  treatment: string | null;
}

/** What the words of a line plainly name, as far as this window can have it; nothing where they do not, or name two things. */
export function plainMeaning({ label, choiceGroup, treatment }: Said, window: Pick<Window, "customizations">): string {
  // "Drapes: Lining, blackout" names its treatment first.
  const words = label
    .toLowerCase()
    .trim()
    .replace(/^(drapes|shades|tops): /, "");
  const group = choiceGroup.toLowerCase().trim();
  const refused = REFUSING.test(words);
  if (!refused && OTHERWISE.test(words)) return "";
  const lining = refused && /\blin(ing|ed)\b/.test(`${words} ${group}`);
  const option = lining
    ? "unlined"
    : refused
      ? undefined
      : (optionIn(words) ?? (group && optionIn(`${words} ${group}`)));
  if (!option) return refused ? MEANS_NOTHING : "";
  const able = treatmentTypes.filter(
    (type) => canHave(window, { treatment: type, option }) && (treatment === null || treatment === type),
  );
  const said = able.filter((type) => treatmentWords[type].test(label.toLowerCase()));
  const [only, another] = said.length === 1 ? said : able;
  return only && !another ? writeMeaning({ treatment: only, option }) : "";
}

function optionIn(words: string): OptionName | undefined {
  const [only, another] = names.filter(([, pattern]) => pattern.test(words));
  return only && !another ? only[0] : undefined;
}

/** Whether a group is a choice among linings or among controls, by its name. */
export function groupWords(choiceGroup: string): "lining" | "control" | undefined {
  if (/\blin(ing|ings|ed)\b/i.test(choiceGroup)) return "lining";
  return /\b(controls?|lift|operation)\b/i.test(choiceGroup) ? "control" : undefined;
}
