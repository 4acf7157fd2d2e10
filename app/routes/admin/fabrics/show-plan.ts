import type { ImportPlan } from "#app/domain/fabrics/csv/import-plan.ts";
import type { FieldChange } from "#app/domain/fabrics/describe-changes.ts";

/** Of each kind; a page with two thousand would be of use to nobody. */
const SHOWN = 100;

interface Group<Row> {
  count: number;
  shown: Row[];
}

interface PlanRow {
  line: number;
  title: string;
}

/** What an import would do, as its page shows it. */
export interface ShownPlan {
  added: Group<PlanRow>;
  changed: Group<PlanRow & { changes: FieldChange[] }>;
  broken: Group<PlanRow & { reason: string }>;
  unchanged: number;
  ignored: string[];
  /** Lines of broken rows beyond those that are shown. */
  brokenLines: number[];
  fingerprint: string;
}

export function showPlan(plan: ImportPlan & { fingerprint: string }): ShownPlan {
  const { added, changed, broken, unchanged, ignored, fingerprint } = plan;
  return {
    added: group(added, ({ line, title }) => ({ line, title })),
    changed: group(changed, ({ line, title, changes }) => ({ line, title, changes })),
    broken: group(broken, ({ line, title, reason }) => ({ line, title, reason })),
    unchanged,
    ignored,
    fingerprint,
    brokenLines: broken.slice(SHOWN).map(({ line }) => line),
  };
}

function group<Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown): Group<Shown> {
  return { count: rows.length, shown: rows.slice(0, SHOWN).map(show) };
}
