import type { WindowPlace } from "./place.ts";

interface Question {
  ask: string;
  answers: readonly { value: string; label: string }[];
}

/** What may be special about a window. The first answer of each is the usual one: nothing is. */
export const placeQuestions = {
  bay: {
    ask: "Is it a bay?",
    answers: [
      { value: "", label: "No, it is flat" },
      { value: "30", label: "Yes, with shallow corners" },
      { value: "45", label: "Yes, with the usual corners" },
      { value: "90", label: "Yes, with square corners" },
    ],
  },
  bayRods: {
    ask: "One rod, or three?",
    answers: [
      { value: "mitered", label: "One rod, bent around the corners" },
      { value: "separate", label: "Three rods, one for each part" },
    ],
  },
  corner: {
    ask: "Is it beside a corner where another rod will be?",
    answers: [
      { value: "", label: "No" },
      { value: "left", label: "Yes, at its left" },
      { value: "right", label: "Yes, at its right" },
      { value: "both", label: "Yes, at both sides" },
    ],
  },
  arch: {
    ask: "Has it an arched or slanted top?",
    answers: [
      { value: "", label: "No, it is straight" },
      { value: "above", label: "Yes, and all hangs above it" },
      { value: "below", label: "Yes, and all hangs below the curve" },
      { value: "cover", label: "Yes, and the curve is covered too" },
    ],
  },
  slant: {
    ask: "Is that a curve or a slant?",
    answers: [
      { value: "", label: "A curve" },
      { value: "left", label: "A slant, higher at its left" },
      { value: "right", label: "A slant, higher at its right" },
    ],
  },
} as const satisfies Record<string, Question>;

export type PlaceQuestion = keyof typeof placeQuestions;

/** What stands at the ends of the rod, by the answer about corners. */
export const cornerEnds: Readonly<Record<string, WindowPlace["ends"]>> = {
  left: ["corner", "wall"],
  right: ["wall", "corner"],
  both: ["corner", "corner"],
};
