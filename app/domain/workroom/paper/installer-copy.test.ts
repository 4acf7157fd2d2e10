import { expect, test } from "vitest";
import { type OrderSite, usualSite } from "#app/domain/orders/site/site-form.ts";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import type { HeldOn } from "./bracket-places.ts";
import { fixingsInWords } from "./fixings.ts";
import { copyLines, installerCopy } from "./installer-copy.ts";

const visit = { name: "Ida Sample", phone: "2155550188", address: ["12 Orchard Lane", "Ardmore, PA 19003"] };

test("an installer reads where, how to get in, what to load and where to fix it, and no price", () => {
  const site = { ...usualSite, wall: "masonry", access: "Two cats.", takeDown: "us" } as const;
  const { facts, windows } = installerCopy(workOrderDraft(["Ring first"]), { ...visit, site });
  expect(facts).toEqual([
    { label: "Client", text: "Ida Sample" },
    { label: "Telephone", text: "(215) 555-0188", link: "tel:2155550188" },
    {
      label: "Address",
      text: "12 Orchard Lane, Ardmore, PA 19003",
      link: "https://www.openstreetmap.org/search?query=12%20Orchard%20Lane%2C%20Ardmore%2C%20PA%2019003",
    },
    { label: "Take down", text: "Please take down what hangs there" },
    { label: "Walls", text: expect.stringMatching(/^Brick, stone or concrete\. Bring .*masonry bit/) },
    { label: "Call ahead", text: "Yes, about half an hour before" },
    { label: "Getting in", text: "Two cats." },
    { label: "Ladder", text: expect.stringMatching(/^Usual: the highest fixing is .* above the floor$/) },
  ]);
  const [first] = windows;
  expect(first && copyLines(first)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Drapes, Goblet. Load: 2 panels 56" x 93\u00a01\/2"$/),
      expect.stringMatching(/^Fix: client's rod, 98" wide/),
      expect.stringMatching(
        /^Tops, Chateau. Load: 1 cornice 102" x 16\u00a07\/8"; 6 L-\u2060brackets; 12 screws and 12 sleeve anchors for the wall, 12 screws for the board$/,
      ),
      expect.stringMatching(
        /^Fix: L-\u2060brackets .*; upper edge .* above the frame, .* above the floor; .* over the shade's upper edge and .* before its front$/,
      ),
      "Note: Ring first",
    ]),
  );
  expect(JSON.stringify({ facts, windows })).not.toMatch(/\$\d/);
});

test("a high rod takes a tall ladder, a motor an outlet; what nobody has said leaves no empty line", () => {
  const draft = workOrderDraft([""]);
  const [window] = draft.packet.windows;
  const drapes = window?.treatments[0];
  if (!drapes?.treatment || !window) throw new Error("nothing was made");
  const choices = { ...drapes.treatment.choices, operate: "motor", power: "plug" } as const;
  const treatment = { ...drapes.treatment, choices, window: { ...drapes.treatment.window, topToFloor: 140 } };
  const hardware = { rodWidth: 98, brackets: 3, motors: 1 };
  const made = { ...drapes, treatment, figures: { ...drapes.figures, hardware } };
  const high = { ...draft, packet: { ...draft.packet, windows: [{ ...window, treatments: [made] }] } };
  const { facts } = installerCopy(high, { name: "", phone: "", address: [], site: usualSite });
  expect(facts.map(({ label }) => label)).toEqual([
    "Client",
    "Take down",
    "Walls",
    "Call ahead",
    "Getting in",
    "Ladder",
    "Motors",
  ]);
  expect(facts.at(-2)?.text).toMatch(/^Tall ladder/);
  expect(facts.at(-1)?.text).toMatch(/: at the right \(the usual; nobody said\), by plug, look for the outlet$/);
});

test("screws for a ceiling take no anchors of a wall, and eyes for returns are loaded", () => {
  const said = (wall: OrderSite["wall"], on: HeldOn) => fixingsInWords({ wall: 8, board: 0 }, { wall, on });
  expect(said("plaster", "wall")).toBe("8 screws and 8 toggle anchors for the wall");
  expect(said("wood", "wall")).toBe("8 screws for the wall");
  expect(said("plaster", "ceiling")).toBe("8 screws for the ceiling, with toggle anchors where there is no joist");
  expect(said("plaster", "casing")).toBe("8 screws for the casing, with no anchors");
});

test("tie-backs are loaded with the panels that they hold", () => {
  const draft = workOrderDraft([""]);
  const [window] = draft.packet.windows;
  const drapes = window?.treatments[0];
  if (!drapes || !window) throw new Error("nothing was made");
  const made = { ...drapes, figures: { ...drapes.figures, tieBacks: 2, tieBackLength: 30 } };
  const tied = { ...draft, packet: { ...draft.packet, windows: [{ ...window, treatments: [made] }] } };
  const { windows } = installerCopy(tied, { ...visit, site: usualSite });
  expect(windows[0]?.treatments[0]?.load.join("; ")).toMatch(/^2 panels .*; 2 tie-backs 30"; 2 tie-back hooks/);
});
