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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(scene)}">${drawingMarkup(scene)}</svg>`;
}

/** Everything inside the svg element. */
export function sceneToMarkup(scene: Scene): string {
  const { id } = scene;
  const words = `<title id="${id}-t">${escapeText(scene.title)}</title><desc id="${id}-d">${escapeText(scene.description)}</desc>`;
  return words + drawingMarkup(scene);
}

function drawingMarkup(scene: Scene): string {
  const parts = [
    `<g fill="none" stroke-width="${scene.lineWeight}" stroke-linecap="round" stroke-linejoin="round"><defs>`,
  ];
  for (const each of scene.defs) write(each, parts);
  parts.push("</defs>");
  for (const each of scene.shapes) write(each, parts);
  parts.push("</g>");
  return parts.join("");
}

/** Shapes as they stand, for a file that holds several drawings. */
export function shapesToMarkup(shapes: readonly Shape[]): string {
  const parts: string[] = [];
  for (const each of shapes) write(each, parts);
  return parts.join("");
}

export function viewBox(scene: Scene): string {
  const { x, y, width, height } = scene.viewBox;
  return `${round(x)} ${round(y)} ${round(width)} ${round(height)}`;
}

function write({ tag, attrs, children, text }: Shape, parts: string[]): void {
  let opening = `<${tag}`;
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined) opening += ` ${name}="${typeof value === "number" ? short(value) : value}"`;
  }
  if (text !== undefined) parts.push(opening, ">", escapeText(text), `</${tag}>`);
  else if (children) {
    parts.push(opening, ">");
    for (const child of children) write(child, parts);
    parts.push(`</${tag}>`);
  } else parts.push(opening, "/>");
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}
