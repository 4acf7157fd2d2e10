import type { ReactNode } from "react";
import type { ShownPlan } from "./show-plan.ts";

/** What an import will do, before it does it. */
export function ImportPreview({ plan }: { plan: ShownPlan }) {
  const { added, changed, broken, unchanged, ignored, brokenLines } = plan;
  return (
    <section aria-labelledby="preview" className="border-line border-y py-6">
      <h2 id="preview" className="text-xl">
        What will change
      </h2>
      <p role="status" className="mt-2">
        {added.count} new, {changed.count} changed, {unchanged} unchanged, {broken.count} broken.
        {broken.count > 0 && " Broken rows are left out; the others are imported."}
      </p>
      {ignored.length > 0 && <p className="mt-2 text-ink-soft text-sm">Not read: {ignored.join(", ")}.</p>}
      <Group title="Broken" group={broken}>
        {(row) => <strong className="block font-medium text-clay-deep text-sm">{row.reason}</strong>}
      </Group>
      {brokenLines.length > 0 && (
        <p className="mt-2 text-sm wrap-anywhere">Also broken: lines {brokenLines.join(", ")}.</p>
      )}
      <Group title="Changed" group={changed}>
        {({ changes }) =>
          changes.map(({ label, before, after }) => (
            <span key={label} className="block text-sm">
              {label}: <del className="text-ink-soft">{before || "nothing"}</del> <ins>{after || "nothing"}</ins>
            </span>
          ))
        }
      </Group>
      <Group title="New" group={added}>
        {() => null}
      </Group>
    </section>
  );
}

interface Row {
  line: number;
  title: string;
}

interface GroupProps<Of extends Row> {
  title: string;
  group: { count: number; shown: Of[] };
  children: (row: Of) => ReactNode;
}

function Group<Of extends Row>({ title, group: { count, shown }, children }: GroupProps<Of>) {
  if (count === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {shown.map((row) => (
          <li key={row.line} className="wrap-anywhere">
            <span className="text-ink-soft text-sm tabular-nums">Line {row.line}</span> {row.title} {children(row)}
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="mt-2 text-ink-soft text-sm">And {(count - shown.length).toLocaleString("en-US")} more.</p>
      )}
    </>
  );
}
