import { expect, test } from "vitest";
import { type Receipt, receiptContentOf } from "./receipt-content.ts";

const receipt: Receipt = {
  number: "R-2026-00001",
  orderId: "LF-1005",
  kind: "payment",
  at: "2026-11-16T15:00:00.000Z",
  occurredOn: "2026-11-14",
  amountCents: 63_600,
  method: "check",
  reference: "No. 1043",
  voidedOn: null,
  chargedCents: 127_200,
  receivedCents: 63_600,
  balanceCents: 63_600,
  person: { name: "Ida Sample", street: "1 Sample Street", city: "Philadelphia", state: "PA", zipCode: "19103" },
};
const standing = (changes: Partial<Receipt>) =>
  receiptContentOf({ ...receipt, ...changes }).standing.map(({ label, text }) => `${label} ${text}`);

test("a receipt says who, what for, when, how and how much, and where the order stood with it", () => {
  expect(receiptContentOf(receipt)).toEqual({
    title: "Receipt R-2026-00001",
    voided: "",
    client: ["Ida Sample", "1 Sample Street", "Philadelphia, PA 19103"],
    facts: [
      { label: "Order", text: "LF-1005" },
      { label: "Received on", text: "Nov 14, 2026" },
      { label: "How", text: "Check" },
      { label: "Reference", text: "No. 1043" },
    ],
    amount: { label: "We received", text: "$636.00" },
    standingTitle: "The order after this payment",
    standing: [
      { label: "Charged", text: "$1,272.00" },
      { label: "Received so far", text: "−\u2060$636.00" },
      { label: "Left to pay", text: "$636.00" },
    ],
    closing: "Thank you.",
  });
});

test("its figures add up, whatever was taken off or is too much", () => {
  expect(standing({ balanceCents: 53_600 })).toContain("Taken off −\u2060$100.00");
  expect(standing({ receivedCents: 132_200, balanceCents: -5_000 })).toEqual([
    "Charged $1,272.00",
    "Received so far −\u2060$1,322.00",
    "In credit $50.00",
  ]);
});

test("a void one says so, a refund is called one, and somebody who is forgotten is not named", () => {
  const content = receiptContentOf({ ...receipt, kind: "refund", voidedOn: "2026-11-16", person: null });
  expect(content).toMatchObject({
    title: "Refund R-2026-00001",
    voided: "Reversed on Nov 16, 2026. It no longer counts.",
    client: [],
    amount: { label: "We had sent back" },
    standingTitle: "The order as it then stood",
    closing: "Yours,",
  });
});

test("of a fee it says which visit it was for, and how the fee stands", () => {
  const fee = { ...receipt, orderId: null, visitAt: "2026-11-20T15:00:00.000Z", chargedCents: 150_00 };
  const content = receiptContentOf({ ...fee, receivedCents: 150_00, method: null, reference: "" });
  expect(content.facts).toEqual([
    { label: "For", text: "Consultation on Friday, November 20, 2026" },
    { label: "Received on", text: "Nov 14, 2026" },
  ]);
  expect(content.standing).toEqual([
    { label: "Fee", text: "$150.00" },
    { label: "Received, less what went back", text: "$150.00" },
  ]);
  expect(content.standingTitle).toBe("The fee after this payment");
  expect(receiptContentOf({ ...fee, visitAt: null }).facts[0]).toEqual({ label: "For", text: "Consultation" });
});

test("what nobody knows of an address leaves no comma and no empty line", () => {
  const lines = (changes: object) =>
    receiptContentOf({
      ...receipt,
      person: { name: "Ida Sample", street: "", city: "", state: "", zipCode: "", ...changes },
    }).client;
  expect(lines({})).toEqual(["Ida Sample"]);
  expect(lines({ city: "Reading" })).toEqual(["Ida Sample", "Reading"]);
  expect(lines({ state: "PA" })).toEqual(["Ida Sample", "PA"]);
  expect(lines({ city: "Reading", zipCode: "19601", street: "1 Sample Street" })).toEqual([
    "Ida Sample",
    "1 Sample Street",
    "Reading, 19601",
  ]);
});

test("what is paid to the cent is not in credit", () => {
  expect(standing({ receivedCents: 127_200, balanceCents: 0 }).at(-1)).toBe("Left to pay $0.00");
});
