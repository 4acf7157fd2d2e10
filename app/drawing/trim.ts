import { type Cloth, define, type Easel, use } from "./easel.ts";
import { group, type Shape, shape } from "./scene.ts";

/** A braid sewn along an edge, and the bead fringe that hangs straight down from it. */
export function drawTrim(easel: Easel, cloth: Cloth, edge: string): Shape {
  const id = define(easel, `trim${edge}`, (own) => shape("path", { id: own, d: edge }));
  const beads = { "stroke-linecap": "round", "stroke-dasharray": "0 1.1", "stroke-dashoffset": -0.55 };
  return group(
    { stroke: cloth.contrast, "stroke-linecap": "butt" },
    use(id, 0, 0.5, { "stroke-width": 0.12, "stroke-dasharray": "0.12 0.98", "stroke-dashoffset": -0.49 }),
    use(id, 0, 0.95, { "stroke-width": 0.62, ...beads }),
    use(id, -0.06, 0.87, { stroke: "#FFFDF6", "stroke-opacity": 0.5, "stroke-width": 0.22, ...beads }),
    use(id, 0, -0.1, { "stroke-width": 0.6 }),
    use(id, 0, -0.1, { stroke: "#FFFDF6", "stroke-opacity": 0.45, "stroke-width": 0.3, "stroke-dasharray": "0.3 0.3" }),
  );
}
