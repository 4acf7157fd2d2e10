import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import { StatusBadge } from "./status-badge.tsx";

const words = (status: string) => renderToStaticMarkup(<StatusBadge status={status} />).replaceAll(/<[^>]*>/g, "");

test("every status reads as its own words", () => {
  expect(orderStatuses.map(words).map((text) => text.toLowerCase())).toEqual([...orderStatuses]);
});

test("a status we do not know is shown with spaces for hyphens", () => {
  expect(words("on-hold")).toBe("on hold");
});
