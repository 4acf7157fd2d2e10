import type { ReactNode } from "react";
import { Link } from "react-router";
import { OtherDoors } from "./other-doors.tsx";

interface PublicCallProps {
  id: string;
  title: string;
  children: ReactNode;
  action: string;
}

/** How a public page ends: one invitation, one way on, and beside it the quieter ones. */
export function PublicCall({ id, title, children, action }: PublicCallProps) {
  return (
    <section aria-labelledby={id} className="bg-moss text-linen">
      <div className="mx-auto grid max-w-page items-end gap-x-16 gap-y-8 px-6 py-16 md:px-10 md:py-24 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={id} className="text-3xl md:text-5xl">
            {title}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-linen/90">{children}</p>
        </div>
        <Link
          to="/contact-us"
          className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-sm bg-linen px-8 font-medium text-moss transition-colors hover:bg-bone"
        >
          {action}
        </Link>
        <OtherDoors tone="moss" className="lg:col-span-2" />
      </div>
    </section>
  );
}
