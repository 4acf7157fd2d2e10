import { expect, test } from "vitest";
import { cardDue, purposeInWords } from "./card-due.ts";

const deposit = (cents: number, on: string | null = "2026-11-27") => ({ part: "deposit" as const, cents, on });
const balance = (cents: number, on: string | null = null) => ({ part: "balance" as const, cents, on });

test.each([
  ["nothing due", [], null],
  ["a deposit before the rest", [deposit(63_600), balance(63_600)], { purpose: "deposit", cents: 63_600 }],
  ["the rest alone", [balance(63_600)], { purpose: "balance", cents: 63_600 }],
  ["both on one day", [deposit(100), balance(200, "2026-11-27")], { purpose: "all", cents: 300 }],
  ["less than a card pays", [balance(49)], null],
  ["the least", [balance(50)], { purpose: "balance", cents: 50 }],
  ["the most", [balance(99_999_999)], { purpose: "balance", cents: 99_999_999 }],
  ["more than a card pays", [balance(100_000_000)], null],
])("of %s a card pays what is due first", (_, dues, due) => {
  expect(cardDue(dues)).toEqual(due);
});

test("a deposit and a balance of the same amount are two payments", () => {
  expect(cardDue([deposit(500), balance(500)])).not.toEqual(cardDue([balance(500)]));
});

test("the provider's page says what is paid", () => {
  expect(purposeInWords("deposit", "LF-7")).toBe("Deposit for order LF-7");
  expect(purposeInWords("balance", "LF-7")).toBe("Balance of order LF-7");
  expect(purposeInWords("all", "LF-7")).toBe("Order LF-7");
});
