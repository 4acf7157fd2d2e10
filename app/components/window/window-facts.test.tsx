import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { MeasurementList } from "./measurement-list.tsx";
import type { Reader } from "./reader.ts";
import { Treatments } from "./treatment-list.tsx";
import { WindowDetails } from "./window-facts.tsx";

const customizations = {
  drapes: {
    style: { name: "Pinch Pleat", group: "french-pleat-drapes", description: "Folded in threes." },
    customizations: { blackoutLining: true },
    fabrics: { fabrics: [{ name: "Oat linen", link: "https://fabrics.example/oat" }], trims: [] },
  },
} as unknown as Parameters<typeof Treatments>[0]["customizations"];
const window = { name: "Bay, left", measurements: { widthOfWindow: "35.375" }, customizations };

/** The words of a page, one after the other. */
function words(node: React.ReactNode) {
  const router = createMemoryRouter([{ path: "/", element: node }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<svg.*?<\/svg>/gs, "");
  return html.split(/<[^>]*>/).filter((text) => text.trim() !== "");
}

test.each<[Reader, string[]]>([
  ["client", ["Drapes", "Style", "Pinch Pleat", "Folded in threes.", "Options", "Blackout lining", "Fabrics"]],
  ["owner", ["Drapes", "Pinch Pleat", "Folded in threes.", "Options", "Blackout lining", "Fabrics"]],
])("a treatment reads to the %s: %j", (reader, expected) => {
  const read = words(<Treatments customizations={customizations} reader={reader} />);
  expect(read.slice(0, expected.length)).toEqual(expected);
  expect(read).toContain("Oat linen");
  expect(read).not.toContain("Trims");
});

test.each<Reader>(["client", "owner"])("to the %s a window says what is not there yet", (reader) => {
  const read = words(<WindowDetails window={{ ...window, customizations: {} }} rules={{}} reader={reader} />);
  expect(read).toContain("No customizations completed yet.");
  expect(read).toContain("35 3/8&quot;");
  expect(read.filter((text) => text === "N/A")).toHaveLength(6);
});

const answered = {
  ...window,
  customizations: {
    drapes: {
      ...customizations.drapes,
      fabrics: { fabrics: [{ name: "Oat linen", link: "", role: "main", buyer: "client" }], trims: [] },
      answers: { draw: "left", length: "puddle", mount: "inside" },
    },
  },
  sizes: { heightToSill: "56.25" },
  hardware: { choice: "keep", rodWidth: "70" },
  nearby: ["radiator", "door"],
  nearbyNote: "It opens inward",
  note: "Ring twice.",
} as unknown as Parameters<typeof WindowDetails>[0]["window"];

test.each<Reader>(["client", "owner"])("to the %s a window reads what was answered, in plain words", (reader) => {
  const read = words(<WindowDetails window={answered} rules={{}} reader={reader} />).join("|");
  for (const words of [
    "How they open|Open all to the left",
    "Length|Puddled on the floor",
    "Mount|Inside the frame",
    reader === "client" ? "Main fabric; you send it" : "Main fabric; the client sends it",
    "From the top of the frame to the top of the sill|56 1/4&quot;",
    "Hardware here|Keep what hangs there: rod 70&quot;",
    "Near the window|Radiator, Door, It opens inward",
    "Note|Ring twice.",
  ]) {
    expect(read).toContain(words);
  }
});

test.each<Reader>(["client", "owner"])(
  "to the %s an order from before the questions says that they were not asked",
  (reader) => {
    expect(words(<WindowDetails window={window} rules={{}} reader={reader} />).join("|")).toContain(
      "How it hangs|Not asked",
    );
  },
);

test("a frame that touches the wall is said so, and not as a length of nothing", () => {
  const measurements = { distanceFromWindowFrameToLeftWall: "0", distanceFromWindowFrameToRightWall: "12" };
  const read = words(<MeasurementList measurements={measurements} reader="client" />);
  expect(read.slice(-4)).toEqual([
    "Distance From Window Frame To Left Wall",
    "It touches",
    "Distance From Window Frame To Right Wall",
    "12&quot;",
  ]);
});
