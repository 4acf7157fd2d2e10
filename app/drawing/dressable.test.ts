import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { dressable } from "./dressable.ts";
import { dresses, dressVariables } from "./fabric/dress.ts";
import { dyeOf } from "./fabric/dye.ts";
import { flax } from "./fabric/usual-looks.ts";
import { drawStyleCard } from "./style-card.ts";
import { clothSprite } from "./style-sprite.ts";
import { sceneToSvg } from "./svg.ts";

const sprite = clothSprite();

test.each(styles.map(({ group, name }) => [group, name] as const))(
  "%s %s leaves no color of its cloth behind",
  (group, name) => {
    const svg = sceneToSvg(dressable(drawStyleCard(group, name, "s")));
    const { sheen: _, ...colors } = dyeOf(flax);
    for (const color of Object.values(colors)) expect(svg).not.toContain(color);
    expect(svg).toContain('fill="var(--cloth)"');
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
    expect(sets.split(";").map((each) => each.split(":")[0])).toEqual(Object.values(dressVariables));
    expect(sets).toMatch(new RegExp(`^--cloth:(url\\(#cloth-${id}\\)|#[0-9A-F]{6});`));
  }
});
