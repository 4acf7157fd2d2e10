import type { TreatmentType } from "#app/domain/catalogue/style.ts";

/** The questions that a workroom needs answered before it can cut, each with the answer that suits most people. */
interface Question {
  /** As it is asked. */
  ask: string;
  /** As it stands beside the answer once it has been given. */
  term: string;
  answers: readonly { value: string; label: string }[];
  usual: string;
  /** Asked where it applies, and never needed: the usual answer is what nobody has to give, and is not stored. */
  optional?: true;
}

/** Of shades, and of drapes that a motor opens. */
const motor = {
  ask: "How should the motor get its power?",
  term: "Motor",
  answers: [
    { value: "battery", label: "From a battery" },
    { value: "plug", label: "From an outlet nearby" },
    { value: "wired", label: "Wired into the wall" },
  ],
  usual: "battery",
} as const;

export const questions = {
  draw: {
    ask: "Should the drapes open and close, or stay at the sides?",
    term: "How they open",
    answers: [
      { value: "pair", label: "Open and close, meeting in the middle" },
      { value: "left", label: "Open all to the left" },
      { value: "right", label: "Open all to the right" },
      { value: "stationary", label: "Stay at the sides" },
    ],
    usual: "pair",
  },
  panelWidths: {
    ask: "How wide should each side look?",
    term: "Each side",
    answers: [
      { value: "1", label: "1 width of fabric" },
      { value: "1.5", label: "1 1/2 widths of fabric" },
      { value: "2", label: "2 widths of fabric" },
    ],
    usual: "1",
  },
  length: {
    ask: "Where should they end?",
    term: "Length",
    answers: [
      { value: "floor", label: "Just off the floor" },
      { value: "kiss", label: "Touching the floor" },
      { value: "break", label: 'Breaking on the floor, 1" longer' },
      { value: "puddle", label: "Puddled on the floor" },
      { value: "sill", label: "At the sill" },
      { value: "apron", label: "Below the sill" },
    ],
    usual: "floor",
  },
  mount: {
    ask: "Over the frame, or inside it?",
    term: "Mount",
    answers: [
      { value: "outside", label: "Over the frame" },
      { value: "inside", label: "Inside the frame" },
      { value: "ceiling", label: "On the ceiling" },
    ],
    usual: "outside",
  },
  coverage: {
    ask: "Whole window, or the lower half?",
    term: "Covers",
    answers: [
      { value: "whole", label: "The whole window" },
      { value: "lower", label: "The lower half only, as a café curtain" },
      { value: "upper", label: "Two tiers, one above the other" },
    ],
    usual: "whole",
    optional: true,
  },
  operate: {
    ask: "How will you open them?",
    term: "Opened",
    answers: [
      { value: "hand", label: "By hand" },
      { value: "wand", label: "By a wand" },
      { value: "motor", label: "By a motor" },
    ],
    usual: "hand",
    optional: true,
  },
  power: { ...motor, optional: true },
  tieBacks: {
    ask: "Tie-backs to hold them open?",
    term: "Tie-backs",
    answers: [
      { value: "no", label: "No" },
      { value: "yes", label: "Yes, of the same fabric" },
    ],
    usual: "no",
    optional: true,
  },
  motif: {
    ask: "If the fabric has a pattern, where should it begin?",
    term: "Pattern begins",
    answers: [
      { value: "rule", label: "As you usually do" },
      { value: "hem", label: "A whole motif at the hem" },
      { value: "top", label: "A whole motif at the top" },
    ],
    usual: "rule",
    optional: true,
  },
  beneath: {
    ask: "What is beneath the hem?",
    term: "Beneath the hem",
    answers: [
      { value: "floor", label: "A bare floor" },
      { value: "rug", label: "A rug or carpet" },
      { value: "heater", label: "A heater or a vent" },
      { value: "furniture", label: "Furniture" },
    ],
    usual: "floor",
    optional: true,
  },
  floor: {
    ask: "Is the floor even?",
    term: "The floor",
    answers: [
      { value: "even", label: "Even, as far as we can tell" },
      { value: "uneven", label: "It slopes or dips" },
      { value: "carpet", label: "Carpet is still to come" },
    ],
    usual: "even",
    optional: true,
  },
  controlSide: {
    ask: "On which side should the control be?",
    term: "Control side",
    answers: [
      { value: "right", label: "Right" },
      { value: "left", label: "Left" },
    ],
    usual: "right",
  },
  motor,
  children: {
    ask: "Do children live here or visit?",
    term: "Children",
    answers: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
    usual: "yes",
  },
  trimRows: {
    ask: "How many rows of trim?",
    term: "Rows of trim",
    answers: [
      { value: "1", label: "One row" },
      { value: "2", label: "Two rows" },
    ],
    usual: "1",
  },
  depth: {
    ask: "How deep should it hang?",
    term: "Depth",
    answers: [
      { value: "rule", label: "As drawn" },
      { value: "deeper", label: "A little deeper" },
      { value: "shallower", label: "A little shallower" },
    ],
    usual: "rule",
  },
  welt: {
    ask: "Which fabric for the welt, the cord along its edges?",
    term: "Welt",
    answers: [
      { value: "same", label: "The same fabric" },
      { value: "contrast", label: "A contrasting fabric" },
    ],
    usual: "same",
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
export type AnswerTo<Name extends QuestionName> = (typeof questions)[Name]["answers"][number]["value"];

/** What may be asked about each treatment. */
export const questionsOf = {
  drapes: [
    ...(["draw", "panelWidths", "length", "coverage", "mount", "operate", "power"] as const),
    ...(["tieBacks", "motif", "beneath", "floor", "trimRows"] as const),
  ],
  shades: ["mount", "controlSide", "motor", "children", "trimRows"],
  tops: ["depth", "welt", "trimRows"],
} as const satisfies Record<TreatmentType, readonly QuestionName[]>;

const drapesMount: Pick<Question, "ask" | "answers"> = {
  ask: "On the wall, or the ceiling?",
  answers: questions.mount.answers.map(({ value, label }) => ({
    value,
    label: value === "outside" ? "On the wall" : label,
  })),
};

/** As it is asked of this treatment. */
export function asQuestion(name: QuestionName, type: TreatmentType): Pick<Question, "ask" | "answers"> {
  return type === "drapes" && name === "mount" ? drapesMount : questions[name];
}

/** Drapes hang outside of the frame, on the wall or the ceiling; who wanted them inside when that was asked is still read. */
export function isOptional(name: QuestionName, type: TreatmentType): boolean {
  return "optional" in questions[name] || (type === "drapes" && name === "mount");
}

/** Undefined for what is not among the answers. */
export function answerOf<Name extends QuestionName>(name: Name, text: unknown): AnswerTo<Name> | undefined {
  const found = questions[name].answers.find(({ value }) => value === text);
  return found?.value as AnswerTo<Name> | undefined;
}

export function answerLabel(name: QuestionName, value: string): string {
  return questions[name].answers.find((answer) => answer.value === value)?.label ?? value;
}
