import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { emptyRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { type WorkOrder, workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";

function styleNamed(group: GroupId, name: string) {
  const style = findStyle(group, name);
  if (!style) throw new Error(`The catalogue has no ${name} in ${group}.`);
  return { name: style.name, group: style.group, description: style.description };
}

const cloth = (name: string, role: "main" | "band" | "welt") => ({ name, link: "", role, buyer: "us" as const });

/** As much as a window can have: drapes, a shade and a top, all options on, a rod that stays, things near it and a note. */
export function fullestWindow(number: number, note: string): Window {
  return {
    id: `LF-1-${number}`,
    key: `key${number}`,
    name: `Dining room, bay window toward the garden ${number}`,
    measurements: {
      widthOfWindow: "72.5",
      heightOfWindow: "60.375",
      heightFromTopOfWindowToFloor: "84",
      heightFromWindowFrameToCeiling: "14",
      heightFromFloorToCeiling: "98",
      distanceFromWindowFrameToLeftWall: "30",
      distanceFromWindowFrameToRightWall: "24.5",
    },
    hardware: { choice: "keep", rodWidth: "98", rodToFloor: "87", rodStandsOut: "4.5" },
    nearby: ["radiator", "vent", "alarm", "door", "crank"],
    nearbyNote: "The radiator stands out nine inches and gets hot",
    note,
    customizations: {
      drapes: {
        style: styleNamed("pleated-tops", "Goblet"),
        customizations: {
          blackoutLining: true,
          interlining: true,
          edgeBanding: true,
          insetEdgeBanding: true,
          decorativeTrim: true,
        },
        fabrics: {
          fabrics: [cloth("Moss velvet, heavy", "main"), cloth("Bone sateen for the banding", "band")],
          trims: [{ name: "Tassel fringe, three inches", link: "" }],
        },
        answers: {
          draw: "pair",
          length: "puddle",
          mount: "outside",
          trimRows: "2",
          bandEdges: ["leading", "bottom", "outer"],
          trimEdges: ["leading", "bottom", "outer"],
        },
      },
      shades: {
        style: styleNamed("soft-shades", "Hobbled"),
        customizations: {
          blackoutLining: true,
          interlining: true,
          edgeBanding: true,
          insetEdgeBanding: true,
          decorativeTrim: true,
          clutchControl: true,
        },
        fabrics: {
          fabrics: [cloth("Oat linen, plain", "main"), cloth("Bone sateen for the banding", "band")],
          trims: [{ name: "Tassel fringe, three inches", link: "" }],
        },
        answers: {
          mount: "outside",
          controlSide: "left",
          children: "yes",
          trimRows: "2",
          bandEdges: ["bottom", "sides"],
          trimEdges: ["bottom", "sides"],
        },
      },
      tops: {
        style: styleNamed("cornice-boards", "Chateau"),
        customizations: { decorativeTrim: true },
        fabrics: {
          fabrics: [cloth("Moss velvet, heavy", "main"), cloth("Bone sateen for the banding", "welt")],
          trims: [{ name: "Tassel fringe, three inches", link: "" }],
        },
        answers: { depth: "deeper", welt: "contrast", trimRows: "2" },
      },
    },
  };
}

/** Such windows as a packet, each with one of these notes. */
export function workOrderDraft(notes: readonly string[]): PacketDocument {
  const windows = notes.map((note, index) => fullestWindow(index + 1, note));
  const order = { windows, hardwareChoice: true, hardware: [] };
  const rules = { version: 1, value: defaultShopRules };
  const facts = {
    repeat: 25.25,
    match: "halfDrop",
    direction: "upright",
    supplier: "Mill",
    by: "Nora",
    at: "",
  } as const;
  const fabrics = Object.fromEntries(
    ["moss velvet, heavy", "oat linen, plain", "bone sateen for the banding"].map((name) => [
      name,
      { ...facts, width: 54, sheer: false, com: false },
    ]),
  );
  const sheets = { ...noSheets, fabrics };
  const draft = computeDraft(order, sheets, { rules: rules.value, measureEdge: measureTopEdge });
  const rateCard = { version: 1, value: emptyRateCard };
  return { format: 1, engineVersion: 1, orderId: "LF-1", order, rules, rateCard, sheets, ...draft };
}

/** The same as it goes on paper. */
export function workOrderFor(notes: readonly string[]): WorkOrder {
  return workOrderOf(workOrderDraft(notes), { number: 1, at: "2026-11-15T12:00:00.000Z", customer: "Ida Sample" });
}
