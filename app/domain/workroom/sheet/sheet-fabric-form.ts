import { stepsSoldIn } from "#app/domain/fabrics/book-fabric.ts";
import { type DescribedForm, fieldsOf } from "#app/domain/forms/described-form.ts";
import { choice, line, number, optionalMoney, unlessEmpty } from "#app/domain/forms/field-kinds.ts";
import {
  LONGEST_RIGHT_SIDE,
  MOST_FABRIC_CENTS,
  NARROWEST_CLOTH,
  WIDEST_CLOTH,
} from "#app/domain/workroom/input/read-fabric.ts";
import type { FabricFacts } from "./fabric-facts.ts";

export type LookedUp = Omit<FabricFacts, "by" | "at">;

/** Cloth that nobody has looked up yet. */
export const unknownFacts: LookedUp = {
  width: undefined,
  repeat: 0,
  match: "straight",
  direction: "upright",
  pricePerYard: undefined,
  costPerYard: undefined,
  soldIn: undefined,
  supplier: "",
  railroadable: undefined,
  sheer: false,
  com: undefined,
  nap: undefined,
  rightSide: undefined,
};

const fields = fieldsOf({
  width: { label: "Usable width", ...unlessEmpty(number({ least: NARROWEST_CLOTH, most: WIDEST_CLOTH }), undefined) },
  repeat: { label: "Vertical repeat, 0 for none", ...number({ least: 0, most: WIDEST_CLOTH }) },
  match: { label: "Match", ...choice({ straight: "Straight", halfDrop: "Half drop", none: "None" }) },
  direction: { label: "Cut", ...choice({ upright: "Upright", railroaded: "Turned on its side" }) },
  railroadable: { label: "May it be turned?", ...choice({ unknown: "Not known", yes: "Yes", no: "No" }) },
  sheer: { label: "Sheer", ...choice({ no: "No", yes: "Yes" }) },
  pricePerYard: { label: "Price a yard", ...optionalMoney(MOST_FABRIC_CENTS) },
  costPerYard: { label: "Cost to us a yard", ...optionalMoney(MOST_FABRIC_CENTS) },
  soldIn: { label: "Sold in steps of, in yards", ...unlessEmpty(number(stepsSoldIn), undefined) },
  supplier: { label: "Supplier", ...line(100) },
  nap: {
    label: "Nap",
    ...choice({ unknown: "By its name: velvet up, else none", none: "None", up: "Up", down: "Down" }),
  },
  rightSide: {
    label: "How the right side is known",
    optional: true,
    ...unlessEmpty(line(LONGEST_RIGHT_SIDE), undefined),
  },
  com: { label: "Who buys it", ...choice({ no: "We do", yes: "The client sends it" }) },
});

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** What is looked up about one cloth, as a form. */
export const fabricForm: DescribedForm<LookedUp> = {
  fields,
  flatten: ({ railroadable, sheer, com, nap, ...facts }) => ({
    ...facts,
    railroadable: railroadable === undefined ? "unknown" : yesNo(railroadable),
    sheer: yesNo(sheer),
    com: com === undefined ? undefined : yesNo(com),
    nap: nap ?? "unknown",
  }),
  build: ({ railroadable, sheer, com, nap, ...flat }) =>
    // Each field has been read as what it is.
    ({
      ...flat,
      railroadable: railroadable === "unknown" ? undefined : railroadable === "yes",
      sheer: sheer === "yes",
      com: com === "yes",
      nap: nap === "unknown" ? undefined : nap,
    }) as unknown as LookedUp,
};
