import { formatMoney } from "#app/domain/money.ts";
import { type RemakeReason, remakeFaults, remakeReasons } from "#app/domain/workroom/remakes/remake-form.ts";
import type { Report } from "#app/services/reports/read-report.server.ts";
import { BarTable, ReportSection } from "./report-section.tsx";

export function RemakesSection({ remakes }: Pick<Report, "remakes">) {
  const rows = (Object.keys(remakeReasons) as RemakeReason[]).flatMap((reason) => {
    const own = remakes.filter((one) => one.reason === reason);
    return own.length > 0 ? [{ reason, own }] : [];
  });
  const sum = (of: typeof remakes, name: "count" | "costCents") => of.reduce((all, one) => all + one[name], 0);
  return (
    <ReportSection title="Remakes" about="What was made again, by why, and what it cost us as far as that is known.">
      {rows.length === 0 ? (
        <p>Nothing was made again in these days.</p>
      ) : (
        <BarTable
          caption="Remakes by reason"
          tone="brass"
          headers={["Why", "Remakes", "Whose fault", "Cost"]}
          rows={rows.map(({ reason, own }) => ({
            key: reason,
            label: remakeReasons[reason],
            value: sum(own, "count"),
            cells: [
              sum(own, "count"),
              own.map(({ fault, count }) => `${remakeFaults[fault]} ${count}`).join(", "),
              formatMoney(sum(own, "costCents")),
            ],
          }))}
          total={[sum(remakes, "count"), "", formatMoney(sum(remakes, "costCents"))]}
        />
      )}
    </ReportSection>
  );
}
