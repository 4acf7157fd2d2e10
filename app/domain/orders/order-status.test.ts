import { expect, test } from "vitest";
import { meaningOf, orderStatuses, type StatusMeaning, statusesThat, statusLabel } from "./order-status.ts";

const all = [...orderStatuses];
const work = ["in progress", "completed", "shipping", "delivered"];

test.each<[string, (meaning: StatusMeaning) => boolean, string[]]>([
  ["listed", ({ listed }) => listed, all.slice(1)],
  ["editable by their client", ({ editable }) => editable, ["incomplete"]],
  ["deletable by their client", ({ deletable }) => deletable, ["incomplete"]],
  ["kept for good", ({ kept }) => kept === "always", work],
  ["kept for good with a price", ({ kept }) => kept === "priced", ["quoted"]],
  ["open to a first confirmation", ({ confirmable }) => confirmable === "always", ["quoted"]],
  ["open to another confirmation only", ({ confirmable }) => confirmable === "again", work],
  ["where a confirmation lives on", ({ keepsConfirmation }) => keepsConfirmation, ["quoted", ...work]],
  ["told as a quote", ({ told }) => told === "quote", ["quoted"]],
  ["told as news", ({ told }) => told === "news", [...work, "cancelled"]],
  ["payable", ({ payable }) => payable, ["submitted", "quoted", ...work]],
  ["open to a credit", ({ credit }) => credit === "takes", ["submitted", "quoted", "in progress"]],
  ["without a credit", ({ credit }) => credit === "none", ["incomplete", "cancelled"]],
  ["counted as revenue", ({ revenue }) => revenue, ["submitted", "quoted", ...work]],
  ["waiting for a quote on the desk", ({ desk }) => desk === "toQuote", ["submitted"]],
  ["with the client on the desk", ({ desk }) => desk === "withClient", ["quoted"]],
  ["in work on the desk", ({ desk }) => desk === "inWork", ["in progress"]],
  ["looked at from My Orders", ({ action }) => action === "View Details", ["submitted"]],
  ["confirmed from My Orders", ({ action }) => action === "Confirm", ["quoted"]],
])("these are %s", (_, pass, statuses) => {
  expect(statusesThat(pass)).toEqual(statuses);
});

test("each has its own words and a colour of its state", () => {
  expect(all.map((status) => [statusLabel(status), meaningOf(status).tone])).toEqual([
    ["Incomplete", "draft"],
    ["Submitted", "owner"],
    ["Quoted", "client"],
    ["In progress", "work"],
    ["Completed", "work"],
    ["Shipping", "work"],
    ["Delivered", "done"],
    ["Cancelled", "stopped"],
  ]);
});

test("a status we do not know is listed and reads; nobody can do anything with it", () => {
  expect(meaningOf("on-hold")).toEqual({
    label: "on hold",
    tone: "draft",
    listed: true,
    editable: false,
    deletable: false,
    kept: "always",
    confirmable: "never",
    keepsConfirmation: true,
    told: "nothing",
    payable: true,
    credit: "keeps",
    revenue: true,
    desk: null,
    action: null,
  });
  expect(statusLabel("toString")).toBe("toString");
});
