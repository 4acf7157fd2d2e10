import { stepsSoldIn } from "#app/domain/fabrics/book-fabric.ts";
import type { DocumentField, DocumentForm } from "#app/domain/workroom/forms/document-form.ts";
import { MOST_FABRIC_CENTS, NARROWEST_CLOTH, WIDEST_CLOTH } from "#app/domain/workroom/input/read-fabric.ts";
import type { FabricFacts } from "./fabric-facts.ts";

export type LookedUp = Omit<FabricFacts, "by" | "at">;

/** Cloth that nobody has looked up yet. */
export const unknownFacts: LookedUp = {
  ...{
    width: undefined,
    repeat: 0,
    match: "straight",
    direction: "upright",
    pricePerYard: undefined,
    soldIn: undefined,
  },
  ...{ supplier: "", railroadable: undefined, sheer: false, com: false },
};

const choice = (name: string, label: string, options: Record<string, string>): DocumentField => ({
  ...{ name, label, section: "", kind: "choice" },
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
});

const fields: DocumentField[] = [
  {
    ...{ name: "width", label: "Usable width", section: "", kind: "number" },
    ...{ least: NARROWEST_CLOTH, most: WIDEST_CLOTH, optional: true },
  },
  { name: "repeat", label: "Vertical repeat, 0 for none", section: "", kind: "number", least: 0, most: WIDEST_CLOTH },
  choice("match", "Match", { straight: "Straight", halfDrop: "Half drop", none: "None" }),
  choice("direction", "Cut", { upright: "Upright", railroaded: "Turned on its side" }),
  choice("railroadable", "May it be turned?", { unknown: "Not known", yes: "Yes", no: "No" }),
  choice("sheer", "Sheer", { no: "No", yes: "Yes" }),
  { name: "pricePerYard", label: "Price a yard", section: "", kind: "money", most: MOST_FABRIC_CENTS },
  {
    ...{ name: "soldIn", label: "Sold in steps of, in yards", section: "", kind: "number" },
    ...{ ...stepsSoldIn, optional: true },
  },
  { name: "supplier", label: "Supplier", section: "", kind: "text", longest: 100 },
  choice("com", "Who buys it", { no: "We do", yes: "The client sends it" }),
];

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** What is looked up about one cloth, as a form. */
export const fabricForm: DocumentForm<LookedUp> = {
  fields,
  flatten: ({ railroadable, sheer, com, ...facts }) => ({
    ...facts,
    railroadable: railroadable === undefined ? "unknown" : yesNo(railroadable),
    sheer: yesNo(sheer),
    com: yesNo(com),
  }),
  build: ({ railroadable, sheer, com, ...flat }) =>
    // Each field has been read as what it is.
    ({
      ...flat,
      railroadable: railroadable === "unknown" ? undefined : railroadable === "yes",
      sheer: sheer === "yes",
      com: com === "yes",
    }) as unknown as LookedUp,
};
