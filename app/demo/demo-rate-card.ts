import { readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import typed from "./data/workroom.json" with { type: "json" };

const read = readRateCard(typed.rateCard);
if (!read.ok) throw new Error(`The demo's rate card: ${read.faults.join(" ")}`);

/** Sample prices: plainly round, and for an owner to replace. */
export const demoRateCard = read.value;
