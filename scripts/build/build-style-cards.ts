import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { dressedWindow } from "#app/content/home.ts";
import { sampleWindow } from "#app/content/sample-window.ts";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleImage } from "#app/domain/catalogue/style.ts";
import { findChip } from "#app/domain/fabrics/cloth-chips.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { drawStyleCard } from "#app/drawing/draw-style-card.ts";
import { type DrawingOptions, drawWindow } from "#app/drawing/draw-window.ts";
import { CLOTH_SPRITE } from "#app/drawing/fabric/sprite-address.ts";
import { clothSprite } from "#app/drawing/style-sprite.ts";
import { sceneToPicture } from "#app/drawing/svg.ts";

function write(address: string, svg: string) {
  const file = new URL(`../../public${address}`, import.meta.url).pathname;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

/** Style cards never change between builds, so a picker page asks for plain files and runs no code. */
for (const style of styles) {
  write(styleImage(style), sceneToPicture(drawStyleCard(style.group, style.name, "s")));
}
write(CLOTH_SPRITE, clothSprite());

/** What a drawing of ours looks like, for whoever has not asked for one yet. */
const dressed: Customizations = {
  drapes: { style: styleNamed("Three Finger Pinch") },
  shades: { style: styleNamed("Flat Roman") },
};
const fabrics = { drapes: findChip("sage")?.look, shades: findChip("ticking")?.look } as DrawingOptions["fabrics"];
const scene = drawWindow(sampleWindow, dressed, { id: "h", notes: false, fabrics, raise: 0.45 });
write(dressedWindow.src, sceneToPicture(scene));

function styleNamed(name: string) {
  const style = styles.find((one) => one.name === name);
  if (!style) throw new Error(`There is no style called ${name}.`);
  return style;
}
