import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import { type BlockFacts, isOurTurn, whatBlocks } from "./blocks.ts";
import { isBefore, NO_TICKS, type Stage, type StageFacts, stageOf, stages } from "./stage.ts";

const facts: StageFacts = {
  status: "in progress",
  priced: true,
  accepted: true,
  dueCents: 0,
  packet: { parts: { all: 5, ...NO_TICKS } },
  clothThere: true,
  installation: false,
};
const ticked = (cut: number, packed: number) => ({ packet: { parts: { ...NO_TICKS, all: 5, cut, packed } } });

test.each<[string, Partial<StageFacts>, Stage | null]>([
  ["incomplete", { status: "incomplete" }, null],
  ["cancelled", { status: "cancelled" }, null],
  ["a status that nobody knows", { status: "lost" }, null],
  ["submitted", { status: "submitted", accepted: false, priced: false }, "quote"],
  ["quoted without a price", { status: "quoted", priced: false, accepted: false }, "quote"],
  ["quoted", { status: "quoted", accepted: false }, "waiting"],
  ["accepted, and the deposit is due", { status: "quoted", dueCents: 850_00 }, "deposit"],
  ["accepted, and nothing is due", { status: "quoted" }, "fabric"],
  ["at work without a packet", { packet: null }, "fabric"],
  ["at work without its cloth", { clothThere: false }, "fabric"],
  ["at work, some parts cut", ticked(3, 0), "cutting"],
  ["every part cut", ticked(5, 4), "sewing"],
  ["without windows, with its cloth", { packet: { parts: { all: 0, ...NO_TICKS } } }, "sewing"],
  ["every part packed", ticked(5, 5), "ready"],
  ["completed", { status: "completed" }, "ready"],
  ["completed, with an installation", { status: "completed", installation: true }, "install"],
  ["shipping", { status: "shipping" }, "install"],
  ["delivered", { status: "delivered" }, "settled"],
])("5. stage of an order that is %s", (_, changed, stage) => {
  expect(stageOf({ ...facts, ...changed })).toBe(stage);
});

const blocked: BlockFacts = {
  stage: "fabric",
  status: "in progress",
  unchecked: false,
  quote: {
    sentOn: "2027-03-01",
    validUntil: "2027-03-31",
    changesAsked: false,
    windowsChanged: false,
    declined: false,
    olderYes: "",
  },
  dueCents: 0,
  dueOn: null,
  paidTold: false,
  balanceCents: 0,
  packet: { parts: { all: 5, cut: 3, sewn: 1, packed: 0, changed: 0 } },
  fabric: { orderedOn: null, expectedOn: null, sentByClient: false, there: false },
  installation: null,
  remakes: 0,
};
const { quote, fabric } = blocked;

test.each<[Partial<BlockFacts>, string[]]>([
  [{ stage: "quote" }, ["Waits for a price"]],
  [{ stage: "quote", unchecked: true }, ["Waits for a price", "The client is asked to check our entry"]],
  [{ stage: "waiting" }, ["Sent 9 days ago"]],
  [{ stage: "waiting", quote: { ...quote, sentOn: "2027-03-09" } }, ["Sent yesterday"]],
  [{ stage: "waiting", quote: { ...quote, sentOn: "2027-03-10" } }, ["Sent today"]],
  [{ stage: "waiting", quote: { ...quote, changesAsked: true } }, ["Changes asked"]],
  [{ stage: "waiting", quote: { ...quote, windowsChanged: true } }, ["Windows changed since the quote"]],
  [{ stage: "waiting", quote: { ...quote, windowsChanged: true, changesAsked: true } }, ["Changes asked"]],
  [{ stage: "waiting", quote: { ...quote, declined: true } }, ["Declined"]],
  [{ stage: "waiting", quote: { ...quote, validUntil: "2027-03-09" } }, ["Expired March 9"]],
  [
    { stage: "waiting", quote: { ...quote, olderYes: "Version 1 confirmed, 2 sent" } },
    ["Sent 9 days ago", "Version 1 confirmed, 2 sent"],
  ],
  [{ stage: "deposit", dueCents: 850_00, dueOn: "2027-03-03" }, ["$850.00 due since March 3"]],
  [{ stage: "deposit", dueCents: 850_00, dueOn: "2027-03-10" }, ["$850.00 due March 10"]],
  [{ stage: "deposit", dueCents: 850_00, paidTold: true }, ["$850.00 due", "The client says they paid"]],
  [{}, ["To order"]],
  [{ status: "quoted", packet: null }, ["Work can begin", "To order"]],
  [{ packet: null, fabric: { ...fabric, there: true } }, ["No packet yet"]],
  [{ fabric: { ...fabric, sentByClient: true } }, ["Client sends cloth"]],
  [
    { fabric: { ...fabric, orderedOn: "2027-03-02", expectedOn: "2027-03-16" } },
    ["Ordered March 2, expected March 16"],
  ],
  [{ stage: "cutting" }, ["3 of 5 parts cut"]],
  [{ stage: "sewing" }, ["1 of 5 sewn"]],
  [
    { stage: "sewing", packet: { parts: { all: 5, cut: 5, sewn: 1, packed: 0, changed: 1 } } },
    ["1 of 5 sewn", "Changed since it was cut"],
  ],
  [{ stage: "ready", balanceCents: 1_000_00 }, ["No appointment yet", "Balance $1,000.00"]],
  [{ stage: "install", installation: "Tue, Mar 16, 9 AM" }, ["Tue, Mar 16, 9 AM"]],
  [{ stage: "install", status: "shipping" }, ["On its way"]],
  [{ stage: "settled", balanceCents: 120_00, remakes: 1 }, ["$120.00 open", "To remake: 1"]],
  [{ stage: "settled" }, []],
])("what blocks %j", (changed, words) => {
  expect(whatBlocks({ ...blocked, ...changed }, "2027-03-10")).toEqual(words);
});

test.each<[Partial<BlockFacts>, boolean]>([
  [{ stage: "quote" }, true],
  [{ stage: "waiting" }, false],
  [{ stage: "waiting", quote: { ...quote, changesAsked: true } }, true],
  [{ stage: "waiting", quote: { ...quote, windowsChanged: true } }, true],
  [{ stage: "waiting", quote: { ...quote, validUntil: "2027-03-09" } }, true],
  [{ stage: "waiting", quote: { ...quote, validUntil: "2027-03-10" } }, false],
  [{ stage: "waiting", quote: { ...quote, validUntil: "2027-03-09", declined: true } }, false],
  [{ stage: "deposit", dueCents: 850_00, dueOn: "2027-03-09" }, true],
  [{ stage: "deposit", dueCents: 850_00, dueOn: "2027-03-10" }, false],
  [{ stage: "deposit", dueCents: 850_00, paidTold: true }, true],
  [{}, true],
  [{ fabric: { ...fabric, sentByClient: true } }, false],
  [{ status: "quoted", fabric: { ...fabric, sentByClient: true } }, true],
  [{ fabric: { ...fabric, orderedOn: "2027-03-02" } }, false],
  [{ fabric: { ...fabric, there: true }, packet: null }, true],
  [{ stage: "cutting" }, true],
  [{ stage: "sewing" }, true],
  [{ stage: "ready" }, true],
  [{ stage: "ready", installation: "Tue, Mar 16, 9 AM" }, false],
  [{ stage: "install", installation: "Tue, Mar 16, 9 AM" }, false],
  [{ stage: "settled", remakes: 1 }, true],
  [{ stage: "settled", balanceCents: 120_00 }, false],
])("whether it is our turn, of %j", (changed, ours) => {
  expect(isOurTurn({ ...blocked, ...changed }, "2027-03-10")).toBe(ours);
});

const lives = fc.record({
  status: fc.constantFrom(...orderStatuses),
  priced: fc.boolean(),
  accepted: fc.boolean(),
  dueCents: fc.nat(1000),
  packet: fc.option(
    fc.record({ all: fc.nat(6), cut: fc.nat(6), packed: fc.nat(6) }).map(({ all, cut, packed }) => ({
      parts: { ...NO_TICKS, all, cut: Math.min(all, cut), packed: Math.min(all, cut, packed) },
    })),
  ),
  clothThere: fc.boolean(),
  installation: fc.boolean(),
}) satisfies fc.Arbitrary<StageFacts>;

test("a tick, cloth that comes, money and a yes never move an order back", () => {
  fc.assert(
    fc.property(lives, (life) => {
      const stage = stageOf(life);
      const parts = life.packet?.parts;
      const more: StageFacts[] = [
        { ...life, clothThere: true },
        { ...life, priced: true, accepted: true, dueCents: 0 },
        { ...life, installation: true },
        ...(parts ? [{ ...life, packet: { parts: { ...parts, cut: parts.all } } }] : []),
        ...(parts ? [{ ...life, packet: { parts: { ...parts, cut: parts.all, packed: parts.all } } }] : []),
      ];
      for (const later of more.map(stageOf)) expect(stage && later && isBefore(later, stage)).toBeFalsy();
      expect(stage === null).toBe(life.status === "incomplete" || life.status === "cancelled");
    }),
  );
});

test("whatever is not settled has words for what it waits for", () => {
  fc.assert(
    fc.property(lives, fc.constantFrom(...stages), (life, at) => {
      const stage = stageOf(life) ?? at;
      const { status, packet } = life;
      const there = stage !== "fabric" || life.clothThere;
      const words = whatBlocks({ ...blocked, stage, status, packet, fabric: { ...fabric, there } }, "2027-03-10");
      const known = stage === "settled" || stageOf(life) === null || (stage === "install" && status === "completed");
      if (!known) expect(words.length).toBeGreaterThan(0);
    }),
  );
});
