import { styles } from "#app/domain/catalogue/catalogue.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import type { QuotePaper } from "#app/pdf/draw-quote.ts";

/** One that says no more than its price. */
export const lineOnPaper = { label: "", head: false, facts: [], about: [], price: "$1,489.00", left: false };

/** As many windows as asked, each in another style and another cloth, as a quote puts them on paper. */
export function quoteInCloth(windows: number): QuotePaper {
  return {
    title: "Quote LF-1, version 1",
    client: "Ida Sample",
    facts: ["Sent Nov 15, 2026", "Valid until Dec 16, 2026"],
    opening: ["Dear Ida Sample,", "Here is what we would make for your windows, and what it comes to."],
    parts: Array.from({ length: windows }, (_, index) => ({
      title: `Living Room ${index + 1}`,
      window: dressed(index),
      rows: [{ ...lineOnPaper, head: true, label: "Drapes", about: ["Fully lined, made and installed."] }],
      together: null,
    })),
    rules: {},
    totals: [{ label: "Total", amount: "$17,868.00", strong: true, note: "" }],
    payments: [{ label: "Deposit", amount: "$8,934.00", when: "Due when you confirm" }],
    leadTime: "Six to eight weeks.",
    note: "",
    terms: "Work begins when the deposit is paid.",
    sign: "To say yes, sign here.",
    answer: null,
    houseLines: ["Ardmore, Pennsylvania"],
    signer: "Nora",
  };
}

function dressed(index: number): Window {
  const style = styles[(index * 7) % styles.length];
  const drawAs = clothChips[index % clothChips.length]?.id;
  const fabrics = { fabrics: [{ name: "Cloth", link: "", role: "main", drawAs }], trims: [] };
  return {
    id: "",
    key: `w${index}`,
    name: `Living Room ${index + 1}`,
    measurements: {
      widthOfWindow: "48",
      heightOfWindow: "60",
      heightFromTopOfWindowToFloor: "84",
      heightFromWindowFrameToCeiling: "12",
      heightFromFloorToCeiling: "96",
      distanceFromWindowFrameToLeftWall: "30",
      distanceFromWindowFrameToRightWall: "24.5",
    },
    customizations: { [style?.treatment ?? ""]: { style, customizations: {}, fabrics } } as Customizations,
  };
}
