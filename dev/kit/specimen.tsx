import { type ReactNode, useId } from "react";

/** One piece of the kit with its name and a word on when to reach for it. */
export function Piece({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12"
    >
      <header>
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        {note && <p className="mt-2 text-sm text-ink-soft">{note}</p>}
      </header>
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
    </section>
  );
}

/** The piece in one state. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-sans text-xs font-medium tracking-wide text-brass-deep">{name}</h3>
      {children}
    </div>
  );
}

export function States({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-10 gap-y-10 md:grid-cols-2">{children}</div>;
}
