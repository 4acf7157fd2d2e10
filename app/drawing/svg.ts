import type { Scene, Shape } from "./scene.ts";
import { round, short } from "./scene.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A stand-alone SVG document. */
export function sceneToSvg(scene: Scene): string {
  const { id } = scene;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(scene)}" role="img" ` +
    `aria-labelledby="${id}-t" aria-describedby="${id}-d">${sceneToMarkup(scene)}</svg>`
  );
}

/** The same without words, for a page that says them beside it. */
export function sceneToPicture(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(scene)}">${layerMarkup(scene)}</svg>`;
}

/** Everything inside the svg element. */
export function sceneToMarkup(scene: Scene): string {
  const { id } = scene;
  const words = `<title id="${id}-t">${escapeText(scene.title)}</title><desc id="${id}-d">${escapeText(scene.description)}</desc>`;
  return words + layerMarkup(scene);
}

/** The same without words, for a page that says them beside it. */
export function layerMarkup({ defs, shapes, lineWeight }: Scene): string {
  const attrs = `fill="none" stroke-width="${lineWeight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g ${attrs}><defs>${shapesToMarkup(defs)}</defs>${shapesToMarkup(shapes)}</g>`;
}

/** Shapes as they stand, for a file that holds several drawings. */
export function shapesToMarkup(shapes: readonly Shape[]): string {
  return shapes.map(write).join("");
}

export function viewBox(scene: Scene): string {
  const { x, y, width, height } = scene.viewBox;
  return `${round(x)} ${round(y)} ${round(width)} ${round(height)}`;
}

function write({ tag, attrs, children, text }: Shape): string {
  let opening = "";
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined) opening += ` ${name}="${typeof value === "number" ? short(value) : value}"`;
  }
  if (text !== undefined) return `<${tag}${opening}>${escapeText(text)}</${tag}>`;
  if (!children) return `<${tag}${opening}/>`;
  const inside = shapesToMarkup(children);
  // A group that holds nothing, or says nothing about what it holds, is left out.
  return tag === "g" && (opening === "" || inside === "") ? inside : `<${tag}${opening}>${inside}</${tag}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}
