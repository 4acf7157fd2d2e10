import { expect, test } from "vitest";
import { templateParameters } from "./template-parameters.ts";

const about = { order_id: "LF-7", customer_name: "Ida Sample", customer_email: "ida@example.com" };

test("a new order says in New York time when it came, as a person writes it", () => {
  const stored = { ...about, submitted_at: "2026-11-15T02:05:00.000Z", window_count: 2 };
  expect(templateParameters("new_order", stored)).toEqual({
    ...about,
    submitted_at: "Nov 14, 2026, 9:05 PM",
    window_count: 2,
  });
});

test("the template of an order that has come gets the names it was given and no other", () => {
  const stored = { ...about, first_name: "Ida", number_of_windows: 1 };
  expect(templateParameters("confirm", stored)).toEqual({ ...about, number_of_windows: 1 });
});

test("any other gets what its message has", () => {
  expect(templateParameters("quote_ready", { ...about, first_name: "Ida" })).toEqual({ ...about, first_name: "Ida" });
});
