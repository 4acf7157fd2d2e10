import type { TreatmentType } from "#app/domain/catalogue/style.ts";

/** The questions that a workroom needs answered before it can cut, each with the answer that suits most people. */
interface Question {
  /** As it is asked. */
  ask: string;
  /** As it stands beside the answer once it has been given. */
  term: string;
  answers: readonly { value: string; label: string }[];
  usual: string;
}

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
    ask: "How much fabric at each side?",
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
    ],
    usual: "outside",
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
  motor: {
    ask: "How should the motor get its power?",
    term: "Motor",
    answers: [
      { value: "battery", label: "From a battery" },
      { value: "plug", label: "From an outlet nearby" },
      { value: "wired", label: "Wired into the wall" },
    ],
    usual: "battery",
  },
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
  drapes: ["draw", "panelWidths", "length", "mount", "trimRows"],
  shades: ["mount", "controlSide", "motor", "children", "trimRows"],
  tops: ["depth", "welt", "trimRows"],
} as const satisfies Record<TreatmentType, readonly QuestionName[]>;

/** Undefined for what is not among the answers. */
export function answerOf<Name extends QuestionName>(name: Name, text: unknown): AnswerTo<Name> | undefined {
  const found = questions[name].answers.find(({ value }) => value === text);
  return found?.value as AnswerTo<Name> | undefined;
}

export function answerLabel(name: QuestionName, value: string): string {
  return questions[name].answers.find((answer) => answer.value === value)?.label ?? value;
}
