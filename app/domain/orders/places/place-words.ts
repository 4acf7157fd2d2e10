import { formatInches, parseInchesOrZero } from "#app/domain/measuring/inches.ts";
import type { WindowPlace } from "./place.ts";
import { cornerEnds, placeQuestions } from "./place-questions.ts";

const angleWords: Readonly<Record<number, string>> = {
  30: "shallow corners",
  45: "the usual corners",
  90: "square corners",
};
const archWords = {
  above: "hung above it",
  below: "hung below the curve",
  cover: "the curve covered too",
} as const;

/** What is special about a window, term by term; nothing of one that is flat, straight and by itself. */
export function placeInWords({
  bay,
  ends,
  arch,
  slant,
  archRise,
  together,
}: WindowPlace): { term: string; words: string }[] {
  const said: [term: string, parts: (string | undefined)[]][] = [];
  if (bay) {
    const [angle = 45] = bay.angles;
    const flats = bay.flats.map((flat) => inches(flat) ?? "not measured").join(", ");
    const rods = bay.rods === "mitered" ? "one rod around the corners" : "three rods";
    said.push(["Bay", [flats, angleWords[angle] ?? `corners of ${angle} degrees`, rods]]);
  }
  const corner = Object.entries(cornerEnds).find(([, one]) => one?.join() === ends?.join())?.[0];
  if (ends && corner) {
    const answer = placeQuestions.corner.answers.find(({ value }) => value === corner);
    said.push(["Beside a corner", [answer?.label.replace(/^Yes, /, "")]]);
  }
  if (arch) {
    const term = slant ? `Slanted top, higher at its ${slant}` : "Arched or slanted top";
    said.push([term, [inches(archRise), archWords[arch]]]);
  }
  if (together) {
    const gaps = together.map(({ between }) => inches(between) ?? "not measured").join(" and ");
    said.push([
      "One rod over",
      [
        together.length === 1 ? "this and the next window" : `this and the next ${together.length} windows`,
        `${gaps} from frame to frame`,
      ],
    ]);
  }
  return said.map(([term, parts]) => ({ term, words: parts.filter(Boolean).join(", ") }));
}

function inches(text: string | undefined): string | undefined {
  const value = parseInchesOrZero(text ?? "");
  return value === null ? undefined : formatInches(value);
}
