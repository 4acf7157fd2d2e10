import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type FinderAnswers, finderAnswersIn, finderQuestions, findStyles, isAnswered } from "./find-style.ts";

const combinations: FinderAnswers[] = finderQuestions.kind.flatMap((kind) =>
  finderQuestions.room.flatMap((room) =>
    finderQuestions.look.flatMap((look) => finderQuestions.window.map((window) => ({ kind, room, look, window }))),
  ),
);
const keysFor = (answers: FinderAnswers) => findStyles(answers).map(({ style }) => styleKey(style));

test.each([
  ["drapes dining formal tall", ["pleated-tops/Monarch", "pleated-tops/Goblet", "pleated-tops/Three Finger Pinch"]],
  ["drapes bedroom soft small", ["plain-top/Plain Top", "rod-pocket/Rod Pocket Top Only", "pleated-tops/Relaxed"]],
  [
    "shades kitchen tailored ordinary",
    ["soft-shades/Flat Roman", "hard-shades/Hard Shades", "soft-shades/Soft Roman Shade"],
  ],
  [
    "tops study tailored small",
    ["cornice-boards/Low Profile Statler", "cornice-boards/Low Profile Belvedere", "cornice-boards/Albany"],
  ],
  ["each nursery soft small", ["plain-top/Plain Top", "soft-shades/Slouch", "board-mount-valances/Stagecoach"]],
])("%s finds %j", (written, expected) => {
  const [kind, room, look, window] = written.split(" ");
  expect(keysFor({ kind, room, look, window } as FinderAnswers)).toEqual(expected);
});

test("every answer gives three different styles that we make, of the kind that was asked for", () => {
  expect(combinations).toHaveLength(4 * 8 * 3 * 4);
  const made = new Set(styles.map(styleKey));
  for (const answers of combinations) {
    const found = findStyles(answers);
    const keys = found.map(({ style }) => styleKey(style));
    expect([answers, new Set(keys).size, keys.every((key) => made.has(key))]).toEqual([answers, 3, true]);
    const kinds = answers.kind === "each" ? treatmentTypes : Array(3).fill(answers.kind);
    expect([answers, found.map(({ style }) => style.treatment)]).toEqual([answers, [...kinds]]);
  }
});

test("all three are at home in the room, and where one of that character is, it comes first", () => {
  for (const answers of combinations) {
    const found = findStyles(answers);
    expect([answers, found.map(({ room }) => room)]).toEqual([answers, Array(3).fill(answers.room)]);
    if (answers.kind === "each") continue;
    const alike = found.map((one) => one.alike);
    expect([answers, alike]).toEqual([answers, alike.toSorted((a, b) => Number(b) - Number(a))]);
  }
});

test("styles that fit equally well stand in the order of the catalogue", () => {
  const order = styles.map(styleKey);
  const [monarch, goblet] = keysFor({ kind: "drapes", room: "dining", look: "formal", window: "tall" });
  expect(order.indexOf(monarch ?? "")).toBeLessThan(order.indexOf(goblet ?? ""));
});

test("together the answers find every style", () => {
  const found = new Set(combinations.flatMap(keysFor));
  expect(styles.map(styleKey).filter((key) => !found.has(key))).toEqual([]);
});

test.each([
  ["kind=tops&room=bath&look=soft&window=small", true, { kind: "tops", room: "bath", look: "soft", window: "small" }],
  ["kind=tops&room=bath&look=soft", false, { kind: "tops", room: "bath", look: "soft" }],
  ["kind=tents&room=cellar&look=loud&window=round", false, {}],
  ["", false, {}],
])("?%s is answered: %s", (address, answered, answers) => {
  const read = finderAnswersIn(new URLSearchParams(address));
  expect(read).toEqual(answers);
  expect(isAnswered(read)).toBe(answered);
});
