import { expect, test } from "vitest";
import { namedFabrics } from "./fabric-looks.ts";

const of = (name: string) => ({ fabrics: { fabrics: [{ name, link: "" }], trims: [] } });

test("cloth behind drapes and below them is cloth of the window too", () => {
  const named = namedFabrics({
    drapes: { ...of("Vine"), sheer: of("Voile"), lower: of("Gingham") },
    shades: of("Ticking"),
  });
  expect(named.map(({ name }) => name)).toEqual(["Vine", "Voile", "Gingham", "Ticking"]);
});
