import { extentOf } from "#app/drawing/extent.ts";
import { type Attributes, type Box, round, type Scene, type Shape } from "#app/drawing/scene.ts";
import { sceneForPaper } from "#app/drawing/scene-for-paper.ts";
import { type Doc, figuresIn } from "./page.ts";
import { inPlainPaint } from "./plain-paint.ts";

/** One of our own scenes, as large as the box allows, at the top of it and in the middle. */
export function drawScene(doc: Doc, scene: Scene, box: Box) {
  const { x, y, width, height } = scene.viewBox;
  const unit = Math.max(width / box.width, height / box.height);
  const { defs, shapes, lineWeight } = sceneForPaper(inPlainPaint(scene), unit);
  const named = new Map(defs.flatMap(withNames));
  doc.save();
  doc.translate(box.x + (box.width - width / unit) / 2, box.y).scale(1 / unit);
  doc.rect(0, 0, width, height).clip();
  doc.translate(-x, -y).lineCap("round").lineJoin("round");
  drawAll({ doc, unit, named }, shapes, { fill: "none", "stroke-width": lineWeight });
  doc.restore();
}

/** What is defined, by the names under which it is used. */
function withNames(shape: Shape): [string, Shape][] {
  const { attrs, children = [] } = shape;
  return [
    ...(attrs.id === undefined ? [] : [[`#${attrs.id}`, shape] as [string, Shape]]),
    ...children.flatMap(withNames),
  ];
}

interface Sheet {
  doc: Doc;
  /** Inches of the scene for a point of paper. */
  unit: number;
  named: ReadonlyMap<string, Shape>;
}

/** What a shape hands down to those inside it. */
const inherited = ["fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray"] as const;

function drawAll(sheet: Sheet, shapes: readonly Shape[], from: Attributes) {
  for (const shape of shapes) draw(sheet, shape, from);
}

function draw(sheet: Sheet, { tag, attrs, children = [], text }: Shape, from: Attributes) {
  const { doc, named } = sheet;
  const own = inherit(from, attrs);
  const within = attrs.transform !== undefined || attrs["clip-path"] !== undefined || tag === "use";
  if (within) doc.save();
  place(doc, attrs);
  if (attrs["clip-path"] !== undefined) clip(sheet, String(attrs["clip-path"]).slice("url(".length, -1));
  if (tag === "g") drawAll(sheet, children, own);
  else if (tag === "text") write(sheet, attrs, text ?? "", own);
  else if (tag === "use") {
    const shape = named.get(String(attrs.href));
    doc.translate(Number(attrs.x ?? 0), Number(attrs.y ?? 0));
    if (shape) draw(sheet, shape, own);
  } else {
    const pattern = named.get(String(own.fill).slice("url(".length, -1));
    if (pattern) tile(sheet, { tag, attrs }, pattern);
    ink(doc, tag, attrs, own);
  }
  if (within) doc.restore();
}

/** A strength that a group is given lies on each thing in it: nothing of ours shows through its neighbor. */
function inherit(from: Attributes, attrs: Attributes): Attributes {
  const own: Record<string, string | number | undefined> = {
    opacity: Number(from.opacity ?? 1) * Number(attrs.opacity ?? 1),
  };
  for (const name of inherited) own[name] = attrs[name] ?? from[name];
  return own;
}

const STEP = /(translate|scale|rotate)\(([^)]*)\)/g;

function place(doc: Doc, { transform }: Attributes) {
  for (const [, step, values = ""] of String(transform ?? "").matchAll(STEP)) {
    const [a = 0, b, c = 0] = values
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (step === "translate") doc.translate(a, b ?? 0);
    else if (step === "scale") doc.scale(a, b ?? a);
    else doc.rotate(a, { origin: [b ?? 0, c] });
  }
}

/** Lays a path that can be filled, drawn or cut along; answers whether there is one. */
function outline(doc: Doc, tag: string, attrs: Attributes): boolean {
  const of = (name: string) => Number(attrs[name] ?? 0);
  if (tag === "path") doc.path(String(attrs.d));
  else if (tag === "rect") doc.rect(of("x"), of("y"), of("width"), of("height"));
  else if (tag === "circle") doc.circle(of("cx"), of("cy"), of("r"));
  else if (tag === "ellipse") doc.ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
  else return false;
  return true;
}

/** Its edge is that of everything in it together. */
function clip({ doc, named }: Sheet, name: string) {
  const lay = ({ tag, attrs, children = [] }: Shape) => {
    const used = tag === "use" ? named.get(String(attrs.href)) : undefined;
    if (used) lay(used);
    else if (!outline(doc, tag, attrs)) for (const child of children) lay(child);
  };
  const shape = named.get(name);
  if (!shape) return;
  lay(shape);
  doc.clip();
}

/** Shading that repeats, as often as the shape is wide and high. */
function tile(sheet: Sheet, shape: Shape, { attrs, children = [] }: Shape) {
  const { doc } = sheet;
  const { x, y, width, height } = extentOf({ defs: [], shapes: [shape] });
  const [wide, high] = [Number(attrs.width), Number(attrs.height)];
  doc.save();
  outline(doc, shape.tag, shape.attrs);
  doc.clip();
  for (let right = Math.floor(x / wide) * wide; right < x + width; right += wide)
    for (let down = Math.floor(y / high) * high; down < y + height; down += high) {
      doc.save();
      doc.translate(right, down);
      drawAll(sheet, children, { fill: "none" });
      doc.restore();
    }
  doc.restore();
}

/** Colors and lines are set before a path is begun: a document allows nothing between its path and its paint. */
function ink(doc: Doc, tag: string, attrs: Attributes, own: Attributes) {
  const { fill, stroke, opacity } = own;
  const strength = (name: string) => Number(opacity) * Number(own[name] ?? 1);
  const filled = isColor(fill);
  const drawn = isColor(stroke);
  if (filled) doc.fillColor(String(fill), strength("fill-opacity"));
  if (drawn) {
    doc.strokeColor(String(stroke), strength("stroke-opacity")).lineWidth(Number(own["stroke-width"]));
    const [dash, space] = String(own["stroke-dasharray"] ?? "")
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (dash === undefined) doc.undash();
    else doc.dash(dash, { space: space ?? dash });
  }
  if (!(filled || drawn) || !outline(doc, tag, attrs)) return;
  if (filled && drawn) doc.fillAndStroke();
  else if (filled) doc.fill();
  else doc.stroke();
}

const isColor = (paint: string | number | undefined) => String(paint ?? "").startsWith("#");

/** In points: what is set is what is read on paper. */
function write({ doc, unit }: Sheet, attrs: Attributes, text: string, { fill }: Attributes) {
  doc.save();
  doc.translate(Number(attrs.x), Number(attrs.y)).scale(unit);
  doc
    .font("regular")
    .fontSize(round(Number(attrs["font-size"]) / unit))
    .fillColor(String(fill), 1);
  const anchors: Record<string, number> = { middle: 0.5, end: 1 };
  const figures = figuresIn(text);
  const back = doc.widthOfString(text, figures) * (anchors[String(attrs["text-anchor"])] ?? 0);
  doc.text(text, -back, 0, { lineBreak: false, baseline: "alphabetic", ...figures });
  doc.restore();
}
