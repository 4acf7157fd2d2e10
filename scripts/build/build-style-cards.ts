import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { styleImage, styles } from "#app/domain/catalogue/catalogue.ts";
import { CLOTH_SPRITE } from "#app/drawing/fabric/sprite-address.ts";
import { drawStyleCard } from "#app/drawing/style-card.ts";
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
