import type { TreatmentType } from "#app/domain/catalogue/style.ts";

export const edgeNames = ["leading", "bottom", "outer", "sides"] as const;
export type EdgeName = (typeof edgeNames)[number];

export const edgeQuestions = {
  bandEdges: { ask: "On which edges should the band be?", term: "Band on" },
  trimEdges: { ask: "On which edges should the trim be?", term: "Trim on" },
} as const;
export type EdgeQuestion = keyof typeof edgeQuestions;
export const edgeQuestionNames = Object.keys(edgeQuestions) as EdgeQuestion[];

/** The edges to choose from, what most people choose first. A top is trimmed along its lower edge, so it has none. */
export const edgesOf = {
  drapes: ["leading", "bottom", "outer"],
  shades: ["bottom", "sides"],
  tops: [],
} as const satisfies Record<TreatmentType, readonly EdgeName[]>;

export const edgeLabels: Readonly<Record<EdgeName, string>> = {
  leading: "Leading edge, where the drapes meet",
  bottom: "Bottom",
  outer: "Outer edge, toward the wall",
  sides: "Both sides",
};

const shortEdgeLabels: Readonly<Record<EdgeName, string>> = {
  leading: "Leading edge",
  bottom: "Bottom",
  outer: "Outer edge",
  sides: "Both sides",
};

export function usualEdges(type: TreatmentType): EdgeName[] {
  return [...edgesOf[type]].slice(0, 1);
}

/** In the order of the table, whatever was ticked first; what the treatment does not have is left out. */
export function edgesAmong(type: TreatmentType, given: readonly unknown[]): EdgeName[] {
  const edges: readonly EdgeName[] = edgesOf[type];
  return edges.filter((edge) => given.includes(edge));
}

export function edgesInWords(edges: readonly EdgeName[]): string {
  return edges.map((edge) => shortEdgeLabels[edge]).join(", ");
}
