import { expect, test } from "vitest";
import { findStyles } from "#app/domain/catalogue/guide/find-style.ts";
import { whyFound } from "./style-words.ts";

test.each([
  ["dining", "formal", "tall", "Formal, as you asked; at home in a dining room and right for a tall window."],
  ["dining", "formal", "ordinary", "Formal, as you asked; at home in a dining room."],
  ["bath", "formal", "small", "Tailored rather than formal; at home in a bath and right for a small window."],
] as const)("the first shade or drape for a %s, %s and %s, is told with its reason", (room, look, window, expected) => {
  const answers = { kind: room === "bath" ? "shades" : "drapes", room, look, window } as const;
  const sentences = findStyles(answers).map((found) => whyFound(found, answers));
  expect(sentences[0]).toBe(expected);
});
