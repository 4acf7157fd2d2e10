import { expect, test } from "vitest";
import { withoutPerson } from "./without-person.ts";

const names = new Map([["Nora’s room, left", "Window 1"]]);

test("a document loses the names of its windows and its notes, and nothing that is to be made", () => {
  const document = {
    windows: [{ key: "k1", name: "Nora’s room, left", answers: { note: "Nora is asthmatic", nearbyNote: "Crib" } }],
    inputs: [{ name: "Nora’s room, left", nearbyNote: { by: "client", value: "Crib" }, nearby: { value: ["crib"] } }],
    cloths: [{ name: "Ticking", uses: ["Nora’s room, left, shades", "Kitchen, drapes"] }],
    packet: { buying: [{ windows: ["Nora’s room, left", "Kitchen"], unit: "yard", yards: 7.2, supplier: null }] },
  };
  expect(withoutPerson(document, names)).toEqual({
    windows: [{ key: "k1", name: "Window 1", answers: { note: "", nearbyNote: "" } }],
    inputs: [{ name: "Window 1", nearbyNote: { by: "client", value: "" }, nearby: { value: ["crib"] } }],
    cloths: [{ name: "Ticking", uses: ["Window 1, shades", "Kitchen, drapes"] }],
    packet: { buying: [{ windows: ["Window 1", "Kitchen"], unit: "yard", yards: 7.2, supplier: null }] },
  });
});

test("a window that is called like something else changes nothing but where windows are called", () => {
  const document = { unit: "yard", name: "yard", windows: ["yard"] };
  expect(withoutPerson(document, new Map([["yard", "Window 1"]]))).toEqual({
    unit: "yard",
    name: "Window 1",
    windows: ["Window 1"],
  });
});
