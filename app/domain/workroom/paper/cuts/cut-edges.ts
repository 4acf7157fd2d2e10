import { clothWords } from "#app/domain/workroom/buying/part-words.ts";
import type { EdgeLengths } from "#app/domain/workroom/cloth/edges.ts";
import { edgesOfParts, panelEdges } from "#app/domain/workroom/drapery/edges-of-panels.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Band, Edge, Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type CutRow, clothName } from "./cut-row.ts";

export const edgeNames: Readonly<Record<Edge, string>> = {
  leading: "leading edge",
  outer: "outer edge",
  bottom: "bottom",
  sides: "sides",
};

/** Strips of the bands and lengths of the trim, edge by edge. */
export function cutEdges(treatment: Treatment, figures: Figures, rules: ShopRules): CutRow[] {
  const { band, insetBand, trim, kind } = treatment;
  const lengths = edgesOf(treatment, figures);
  const strips = (piece: string, asked: Band | undefined, width: number | undefined) =>
    asked && width !== undefined
      ? rowsOf(asked.edges, lengths, rules.bandEnds, {
          piece,
          material: clothName(asked.fabric, clothWords.band),
          width,
          grain: "upright",
        })
      : [];
  const rows = [
    ...strips("Band strip", band, figures.bandStrip),
    ...strips("Inset band strip", insetBand, figures.insetBandStrip),
  ];
  if (!trim) return rows;
  const tape = { piece: "Trim", material: trim.name || "Trim", width: "as bought" } as const;
  if (kind === "cornice" || kind === "valance") {
    if (!figures.trimInches) return rows;
    const length = figures.trimInches / trim.rows;
    return [...rows, { ...tape, count: trim.rows, length, goesTo: "lower edge and returns" }];
  }
  const taped = rowsOf(trim.edges, lengths, rules.trimEnds, tape);
  return [...rows, ...taped.map((row) => ({ ...row, count: row.count * trim.rows }))];
}

type Strip = Pick<CutRow, "piece" | "material" | "width" | "grain">;

/** Edges of one length are cut together, and stand in one row. */
function rowsOf(edges: readonly Edge[], lengths: EdgeLengths, ends: number, strip: Strip): CutRow[] {
  const pieces = edges.flatMap((edge) => (lengths[edge] ?? []).map((length) => ({ edge, length: length + ends })));
  return [...Map.groupBy(pieces, ({ length }) => length)].map(([length, alike]) => {
    const names = [...new Set(alike.map(({ edge }) => edgeNames[edge]))];
    return { ...strip, count: alike.length, length, goesTo: names.join(", ") };
  });
}

/** The same edges that the engine measured. */
function edgesOf({ kind }: Treatment, figures: Figures): EdgeLengths {
  const { panels = 1, finishedLength, netPanel, finishedWidth, finishedHeight, parts } = figures;
  if (parts) return edgesOfParts(parts);
  if ((kind === "drapery" || kind === "sash") && finishedLength !== undefined && netPanel !== undefined) {
    return panelEdges(panels, finishedLength, netPanel);
  }
  if (kind === "roman" && finishedWidth !== undefined && finishedHeight !== undefined) {
    return { bottom: [finishedWidth], sides: [finishedHeight, finishedHeight] };
  }
  return {};
}
