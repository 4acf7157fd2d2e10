import { describe, expect, test } from "vitest";
import { families } from "#app/domain/fabrics/book-fabric.ts";
import { fabricAsTyped, foldedFabric, readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { demoBook } from "./demo-fabrics.ts";
import { demoOrders } from "./demo-orders.ts";

test("the book has five cloths of each of the six families, each once", () => {
  expect(families.map((family) => demoBook.filter((fabric) => fabric.family === family).length)).toEqual([
    5, 5, 5, 5, 5, 5,
  ]);
  expect(new Set(demoBook.map(({ id }) => id)).size).toBe(30);
  expect(new Set(demoBook.map(foldedFabric)).size).toBe(30);
});

test("orders in five states wear cloth of the book: a stripe, a velvet and a print among it", () => {
  const worn = demoOrders.flatMap(({ status, windows }) =>
    windows
      .flatMap(({ customizations, draft }) => [customizations, draft?.customizations ?? {}].flatMap(namedFabrics))
      .flatMap(({ book }) => (book ? [{ status, book }] : [])),
  );
  expect([...new Set(worn.map(({ status }) => status))].sort()).toEqual([
    "completed",
    "delivered",
    "incomplete",
    "quoted",
    "submitted",
  ]);
  expect([...new Set(worn.map(({ book }) => book.family))].sort()).toEqual(["print", "stripe", "velvet"]);
});

describe("every cloth can be typed as it is stored", () => {
  test.each(demoBook.map(({ id, ...details }) => [id, details] as const))("%s", (_, details) => {
    expect(readFabricDetails(fabricAsTyped(details))).toEqual({ ok: true, value: details });
  });
});
