import { styles } from "#app/domain/catalogue/catalogue.ts";
import { type Style, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { styleFacts } from "./style-facts.ts";
import { type Character, characters, type Room, rooms, type WindowShape, windowShapes } from "./traits.ts";

/** The four questions of the style finder with their answers. */
export const finderQuestions = {
  kind: [...treatmentTypes, "each"],
  room: rooms,
  look: characters,
  window: ["ordinary", ...windowShapes],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;
export const finderQuestionNames = Object.keys(finderQuestions) as FinderQuestion[];
export type FinderAnswers = { [Question in FinderQuestion]: (typeof finderQuestions)[Question][number] };

/** What of an answer a style fulfils. */
export interface FoundStyle {
  style: Style;
  character: Character;
  /** Whether it is of the character that was asked for. */
  alike: boolean;
  room?: Room;
  window?: WindowShape;
}

const HOW_MANY = 3;

/** What is not a known answer is none. */
export function finderAnswersIn(search: URLSearchParams): Partial<FinderAnswers> {
  const known = finderQuestionNames.flatMap((question) => {
    const answer = finderQuestions[question].find((one) => one === search.get(question));
    return answer ? [[question, answer]] : [];
  });
  return Object.fromEntries(known);
}

export function isAnswered(answers: Partial<FinderAnswers>): answers is FinderAnswers {
  return finderQuestionNames.every((question) => answers[question] !== undefined);
}

/** The three that fit best, of the kind that was asked for; asked for one of each kind, the best of each. */
export function findStyles(answers: FinderAnswers): FoundStyle[] {
  if (answers.kind !== "each")
    return best(
      styles.filter(({ treatment }) => treatment === answers.kind),
      answers,
      HOW_MANY,
    );
  return treatmentTypes.flatMap((kind) =>
    best(
      styles.filter(({ treatment }) => treatment === kind),
      answers,
      1,
    ),
  );
}

/** Styles that fit equally well keep the order of the catalogue: sorting is stable. */
function best(offered: readonly Style[], answers: FinderAnswers, most: number): FoundStyle[] {
  const scored = offered.map((style) => ({ style, score: scoreOf(style, answers) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ style }) => fulfilled(style, answers));
}

/**
 * Each weighs more than all that come after it: a style that suits the room, is of the character, suits the window, is most
 * at home in that room, and failing the character is at least a plain one, which quarrels with none.
 */
function scoreOf(style: Style, { room, look, window }: FinderAnswers): number {
  const facts = styleFacts(style);
  if (!facts) return 0;
  const fits = [
    facts.rooms.includes(room),
    facts.character === look,
    window === "ordinary" || facts.windows.includes(window),
    facts.rooms[0] === room,
    facts.character === "tailored",
  ];
  return fits.reduce((score, fit) => score * 2 + Number(fit), 0);
}

function fulfilled(style: Style, { room, look, window }: FinderAnswers): FoundStyle {
  const facts = styleFacts(style);
  const character = facts?.character ?? look;
  return {
    style,
    character,
    alike: character === look,
    ...(facts?.rooms.includes(room) && { room }),
    ...(window !== "ordinary" && facts?.windows.includes(window) && { window }),
  };
}
