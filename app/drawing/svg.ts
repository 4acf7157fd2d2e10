import type { Scene, Shape } from "./scene.ts";
import { round, short } from "./scene.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A stand-alone SVG document. */
export function sceneToSvg(scene: Scene): string {
  const { id } = scene;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(scene)}" role="img" ` +
    `aria-labelledby="${id}-t ${id}-d">${sceneToMarkup(scene)}</svg>`
  );
}

/** Everything inside the svg element. */
export function sceneToMarkup(scene: Scene): string {
  const { id } = scene;
  const head =
    `<title id="${id}-t">${escapeText(scene.title)}</title>` +
    `<desc id="${id}-d">${escapeText(scene.description)}</desc>`;
  const defs = scene.defs.length > 0 ? `<defs>${writeAll(scene.defs)}</defs>` : "";
  const pen = `fill="none" stroke-width="${scene.lineWeight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `${head}<g ${pen}>${defs}${writeAll(scene.shapes)}</g>`;
}

export function viewBox(scene: Scene): string {
  const { x, y, width, height } = scene.viewBox;
  return `${round(x)} ${round(y)} ${round(width)} ${round(height)}`;
}

function writeAll(shapes: readonly Shape[]): string {
  let markup = "";
  for (const each of shapes) markup += write(each);
  return markup;
}

function write(item: Shape): string {
  let markup = `<${item.tag}`;
  const { attrs } = item;
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined) markup += ` ${name}="${typeof value === "number" ? short(value) : value}"`;
  }
  if (item.text !== undefined) return `${markup}>${escapeText(item.text)}</${item.tag}>`;
  if (item.children) return `${markup}>${writeAll(item.children)}</${item.tag}>`;
  return `${markup}/>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}
