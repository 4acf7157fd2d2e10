import type { ReactNode } from "react";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";

interface AccountPanelProps {
  title: string;
  lead?: string;
  /** What it leads to, on half of a wide sheet. */
  still?: ShownPicture;
  children: ReactNode;
}

/** The frame of the account pages: one narrow column, and a picture beside it where there is room for both. */
export function AccountPanel({ title, lead, still, children }: AccountPanelProps) {
  return (
    <div className={classNames(still && "lg:grid lg:grid-cols-2")}>
      <section className="mx-auto w-full max-w-2xl px-6 py-14 md:py-20 lg:px-10">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {lead ? <p className="mt-3 text-ink-soft text-lead">{lead}</p> : null}
        <div className="mt-8 border-line border-t pt-8">{children}</div>
      </section>
      {still ? (
        <SitePicture
          picture={still}
          sizes="(min-width: 992px) 75vw, 1px"
          className="relative hidden min-h-160 lg:block"
          imageClassName="absolute inset-0"
        />
      ) : null}
    </div>
  );
}
