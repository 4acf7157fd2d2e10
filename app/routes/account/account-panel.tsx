import type { ReactNode } from "react";

/** The frame of the account pages: one narrow column, nothing beside it to distract. */
export function AccountPanel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mx-auto w-full max-w-2xl px-6 py-14 md:py-20">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {lead ? <p className="mt-3 text-ink-soft text-lead">{lead}</p> : null}
      <div className="mt-8 border-line border-t pt-8">{children}</div>
    </section>
  );
}
