import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { styleImage, styles } from "#app/domain/catalogue/catalogue.ts";
import { drawStyleCard } from "#app/drawing/style-card.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";

/** Style cards never change between builds, so a picker page asks for plain files and runs no code. */
for (const style of styles) {
  const file = new URL(`../../public${styleImage(style)}`, import.meta.url).pathname;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sceneToSvg(drawStyleCard(style.group, style.name, "s")));
}
