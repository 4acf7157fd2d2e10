import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { dresses, groundVariables } from "#app/drawing/fabric/dress.ts";
import { dyeOf } from "#app/drawing/fabric/dye.ts";
import { flax } from "#app/drawing/fabric/usual-looks.ts";
import { drawStyleCard } from "./draw-style-card.ts";
import { clothSprite, dressable } from "./style-sprite.ts";
import { sceneToSvg } from "./svg.ts";

const sprite = clothSprite();

test.each(styles.map(({ group, name, treatment }) => [group, name, treatment] as const))(
  "%s %s leaves no color of its cloth behind",
  (group, name, treatment) => {
    const svg = sceneToSvg(dressable(drawStyleCard(group, name, "s", "open"), treatment));
    // Ink is also the line of the window and the rod.
    const { sheen: _, ink: __, ...colors } = dyeOf(flax);
    for (const color of Object.values(colors)) expect(svg).not.toContain(color);
    expect(svg).toContain(`fill="var(${groundVariables[treatment]})"`);
  },
);

test("the sprite holds every style once, names nothing twice and refers to nothing that is not there", () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(new Set(ids).size).toBe(ids.length);
  expect(sprite.match(/<symbol /g)).toHaveLength(59);
  const named = [...sprite.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((match) => match[1] ?? "");
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every chip sets every variable, and its cloth is in the sprite", () => {
  expect(dresses.map(({ id }) => id)).toEqual(clothChips.map(({ id }) => id));
  for (const { id } of dresses) {
    const sets = new RegExp(`<g data-dress="${id}" data-sets="([^"]+)"/>`).exec(sprite)?.[1] ?? "";
    const set = sets.split(";").map((each) => each.split(":")[0] ?? "");
    const used = [...sprite.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? "");
    expect(set.toSorted()).toEqual([...new Set(used)].sort());
    expect(sets).toMatch(new RegExp(`^--cloth:(url\\(#${id}-\\w+\\)|#[0-9A-F]{6});`));
  }
});

test("on the cards velvet gleams at the edge of a fold, a sheer lets the window through, and folds share one cloth", () => {
  const setsOf = (id: string) => new RegExp(`data-dress="${id}" data-sets="([^"]+)"`).exec(sprite)?.[1] ?? "";
  const gleam = (id: string) => /--f2:#([0-9A-F]{6}[0-9a-f]{2})/.exec(setsOf(id))?.[1]?.slice(6) ?? "";
  expect(Number.parseInt(gleam("navy"), 16)).toBeGreaterThan(4 * Number.parseInt(gleam("sage"), 16));
  expect(setsOf("sheer")).toContain("--cloth-opacity:0.66");
  expect(setsOf("sage")).toContain("--cloth-opacity:1");
  expect(sprite).toContain('opacity="var(--cloth-opacity)"');
  const folds = sprite.match(/<path d="[^"]+" fill="var\(--cloth\)" clip-path="url/g) ?? [];
  expect(folds.length).toBeGreaterThanOrEqual(11);
});
