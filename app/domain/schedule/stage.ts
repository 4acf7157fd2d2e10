/** Where an order stands between its quote and the wall, in the order of its life. */
export const stageLabels = {
  quote: "To quote",
  waiting: "Waiting",
  deposit: "Deposit",
  fabric: "Fabric",
  cutting: "Cutting",
  sewing: "Sewing",
  ready: "Ready",
  install: "Install",
  settled: "Settled",
} as const;
export type Stage = keyof typeof stageLabels;
export const stages = Object.keys(stageLabels) as Stage[];

/** So many days a delivered order stands on the board. */
export const SETTLED_DAYS = 60;

/** What is ticked at the table, part by part. */
export interface PartCounts {
  all: number;
  cut: number;
  sewn: number;
  packed: number;
  /** Parts whose figures are others than those they were cut by. */
  changed: number;
}

export const NO_TICKS = { cut: 0, sewn: 0, packed: 0, changed: 0 };

/** What the stage of an order follows from. Nobody types it, and no day moves it. */
export interface StageFacts {
  status: string;
  priced: boolean;
  /** The client has said yes to what the order shows. */
  accepted: boolean;
  /** What is due of it first, in cents. */
  dueCents: number;
  /** Its newest packet; of an order without windows, which needs none, an empty one. */
  packet: { parts: PartCounts } | null;
  /** Every cloth of it is here, bought or sent by the client. */
  clothThere: boolean;
  /** An installation that is booked, or was done. */
  installation: boolean;
}

/** The first line that holds; nothing of an order that is not handed in, or was cancelled. */
export function stageOf(facts: StageFacts): Stage | null {
  switch (facts.status) {
    case "submitted":
      return "quote";
    case "quoted":
      if (!facts.priced) return "quote";
      if (!facts.accepted) return "waiting";
      return facts.dueCents > 0 ? "deposit" : "fabric";
    case "in progress":
      return stageAtWork(facts);
    case "completed":
      return facts.installation ? "install" : "ready";
    case "shipping":
      return "install";
    case "delivered":
      return "settled";
    default:
      return null;
  }
}

function stageAtWork({ packet, clothThere }: StageFacts): Stage {
  if (!packet || !clothThere) return "fabric";
  const { all, cut, packed } = packet.parts;
  // Nothing is ticked of an order without windows: it is made until its owner says that it is completed.
  if (all === 0) return "sewing";
  if (cut < all) return "cutting";
  return packed < all ? "sewing" : "ready";
}

/** Whether a stage comes before another in the life of an order. */
export function isBefore(stage: Stage, other: Stage): boolean {
  return stages.indexOf(stage) < stages.indexOf(other);
}
