import type { FinderAnswers, FinderQuestion, FoundStyle } from "#app/domain/catalogue/guide/find-style.ts";
import type { StyleFacts } from "#app/domain/catalogue/guide/style-facts.ts";
import type { CareKind, WindowShape } from "#app/domain/catalogue/guide/traits.ts";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import type { UsualFullness } from "#app/domain/workroom/usual-fullness.ts";
import { characterWords, roomWords, windowWords } from "./trait-words.ts";

/** How a thing is kept clean. The maker of the cloth has the last word, which the page says beside it. */
export const careWords: Record<CareKind, string> = {
  pleated:
    "Vacuum the folds from top to hem with a soft brush, once a month. Have lined pleats cleaned by a drapery cleaner; a washing machine takes the stiffness out of the heading.",
  loose:
    "Shake it out and vacuum it with a soft brush, once a month. It slides off its rod or rings, so it is easily taken to a drapery cleaner.",
  stretched:
    "Dust it with a soft brush where it stands. It lifts off with its two rods when it is due at a drapery cleaner.",
  track:
    "Vacuum the waves from top to hem with a soft brush, once a month. The panels unsnap from their track for a drapery cleaner.",
  romanShade:
    "Lower it all the way and vacuum it with a soft brush. Dab a spot with a dry white cloth; water leaves a ring on many fabrics.",
  hardShade: "Dust it with a soft cloth. Most take a damp one as well.",
  board:
    "Vacuum the face and the top with a soft brush, and dab spots dry. It stays on its board: a drapery cleaner treats it where it hangs.",
  rod: "Slide it off its rod and shake it out. For more than dust, take it to a drapery cleaner.",
};

export function fullnessWords(fullness: UsualFullness): string {
  switch (fullness.in) {
    case "width":
      return `Usually ${fullness.times} inches of cloth for each inch of its width.`;
    case "height":
      return `Usually ${fullness.times} inches of cloth for each inch of its height.`;
    case "pleats":
      return "Flat between its pleats; the fullness is folded into them.";
    case "folds":
      return "Flat across, with extra length laid into its folds.";
    case "ribs":
      return "Flat across, with extra length taken up by its ribs.";
    case "swags":
      return "Cut on the bias, so that the swag falls in its own curve.";
    case "noCloth":
      return "None: it is a finished product, made to size.";
    case "nothing":
      return "None: the cloth is neither gathered nor pleated.";
  }
}

export function roomsInWords({ rooms }: Pick<StyleFacts, "rooms">): string {
  return listed(rooms.map((room) => roomWords[room]));
}

export function windowsInWords({ windows }: Pick<StyleFacts, "windows">): string {
  return listed(windows.map((shape) => windowWords[shape]));
}

/** Words that begin with a capital elsewhere; in a list only the first does. */
function listed([first = "", ...others]: readonly string[]) {
  return [first, ...others.map((word) => word.toLowerCase())].join(", ");
}

interface QuestionWords {
  question: string;
  answers: Record<string, string>;
}

export const finderWords: {
  [Question in FinderQuestion]: QuestionWords & { answers: Record<FinderAnswers[Question], string> };
} = {
  kind: { question: "What would you like to hang?", answers: { ...treatmentLabels, each: "One of each" } },
  room: { question: "Which room is it for?", answers: roomWords },
  look: { question: "What should it look like?", answers: characterWords },
  window: { question: "What is the window like?", answers: { ordinary: "Ordinary", ...windowWords } },
};

const windowNouns: Record<WindowShape, string> = {
  small: "a small window",
  wide: "a wide window",
  tall: "a tall window",
};

/** Why it was found, in one sentence, and honestly where it is not quite what was asked for. */
export function whyFound(
  { character, alike, room, window }: FoundStyle,
  { look }: Pick<FinderAnswers, "look">,
): string {
  const way = alike ? `${characterWords[character]}, as you asked` : `${characterWords[character]} rather than ${look}`;
  const home = room ? `at home in a ${roomWords[room].toLowerCase()}` : "";
  const fit = window ? `right for ${windowNouns[window]}` : "";
  return `${[way, [home, fit].filter(Boolean).join(" and ")].filter(Boolean).join("; ")}.`;
}
