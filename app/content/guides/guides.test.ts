import { expect, test } from "vitest";
import { publicPaths } from "#app/content/public-paths.ts";
import { guides } from "./guides.ts";

test("every guide is a public page, and says more than its heading", () => {
  for (const { path, sections } of guides) {
    expect(publicPaths).toContain(path);
    for (const { title, text, points = [], figure } of sections) {
      expect([title, text.length + points.length > 0 || figure !== undefined]).toEqual([title, true]);
    }
  }
});
