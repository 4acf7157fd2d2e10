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

const dot = (status: string) =>
  /class="size-2 shrink-0 rounded-full ([^"]*)"/.exec(renderToStaticMarkup(<StatusBadge status={status} />))?.[1];

test("hollow ink waits for us, brass for the client, moss is in hand, and no status is the red of errors", () => {
  expect(dot("submitted")).toBe("border-[1.5px] border-ink");
  expect(dot("quoted")).toBe("bg-brass");
  expect(dot("in progress")).toBe("bg-moss");
  expect(dot("shipping")).toBe("bg-moss");
  expect(orderStatuses.map(dot).join(" ")).not.toContain("clay");
});
