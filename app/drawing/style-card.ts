import { findStyle, styleSlug } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import { defaultFabrics, makeCloth } from "./cloth.ts";
import { drawDrapes } from "./drapery/draw-drapes.ts";
import { type Heading, headings } from "./drapery/headings.ts";
import { drawSash, sashes } from "./drapery/sash.ts";
import { type Easel, newEasel } from "./easel.ts";
import { drawFrame } from "./frame.ts";
import { drawPole } from "./hardware.ts";
import { drawShade } from "./shades/draw-shade.ts";
import { shadeLooks } from "./shades/shade-table.ts";
import { at, type Scene, type Shape } from "./scene.ts";
import { cornices } from "./tops/cornice-table.ts";
import { drawCornice } from "./tops/draw-cornice.ts";
import { drawValance } from "./tops/draw-valance.ts";
import { valances } from "./tops/valance-table.ts";

/** The sample a workroom would hang up to show a style: small enough that its heading can be read on a card. */
export function drawStyleCard(group: GroupId, name: string): Scene {
  const style = findStyle(group, name);
  const easel = newEasel(styleSlug({ group, name }), 0.9);
  const key = `${group}/${name}`;
  const shapes = sample(easel, key);
  return {
    id: easel.id,
    viewBox: style?.treatment === "tops" ? { x: 0, y: 0, width: 54, height: 67.5 } : { x: 0, y: 0, width: 40, height: 50 },
    title: name,
    description: style?.description ?? "",
    notes: [],
    defs: [...easel.defs.values()],
    shapes,
  };
}

function sample(easel: Easel, key: string): Shape[] {
  const cloth = makeCloth(easel, defaultFabrics.drapes, { blackoutLining: false }, 1);
  if (key in headings) {
    const heading: Heading = headings[key as keyof typeof headings];
    return drawDrapes(easel, cloth, heading, {
      rod: { x0: 3.6, x1: 36.4, y: 4.5, finials: { left: true, right: true } },
      hem: 47,
      panels: [{ x: 5, width: 30, leading: "right" }],
      closed: true,
    });
  }
  if (key in sashes) {
    const none = { left: false, right: false };
    return [
      drawPole(easel, 6, 34, 4.8, none),
      drawPole(easel, 6, 34, 45.2, none),
      drawSash(easel, cloth, sashes[key as keyof typeof sashes], { x: 8, y: 3, width: 24, height: 44 }),
    ];
  }
  if (key in shadeLooks) {
    const look = shadeLooks[key as keyof typeof shadeLooks];
    const frame = { x: 3, y: 3, width: 34, height: 44 };
    return [drawFrame(easel, frame), drawShade(easel, cloth, look, { x: 6.3, y: 6, width: 27.4, height: 28 }, 14)];
  }
  const frame = { x: 6, y: 8, width: 42, height: 56.5 };
  if (key in cornices) {
    const look = cornices[key as keyof typeof cornices];
    return [drawFrame(easel, frame), at(3, 4, drawCornice(easel, cloth, look, 48, look.long))];
  }
  if (key in valances) {
    const look = valances[key as keyof typeof valances];
    return [drawFrame(easel, frame), at(3, 4, drawValance(easel, cloth, look, 48, look.drop))];
  }
  return [];
}
