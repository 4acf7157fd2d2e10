import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Door } from "#app/content/doors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { OtherDoors } from "./other-doors.tsx";

interface PublicCallProps {
  id: string;
  title: string;
  /** A line of our own, set large below a title that is plain. */
  display?: string;
  children: ReactNode;
  action: string;
  /** Where it leads: but for the contact page itself, there. */
  to?: string;
  /** Pages that lead to one another end differently. */
  form?: keyof typeof forms;
  /** The quieter ways on that follow from the page: one or two, for more are none. */
  doors: readonly Door[];
}

/** How a public page ends: one invitation, one way on, and beside it the quieter ones. */
export function PublicCall({ form = "band", to = "/contact-us", ...words }: PublicCallProps) {
  const Form = forms[form];
  return <Form to={to} {...words} />;
}

type Words = Omit<PublicCallProps, "form" | "to"> & { to: string };

const LARGE = "text-3xl md:text-5xl";

/** A dark band. */
function Band({ id, title, display, children, action, to, doors }: Words) {
  return (
    <section aria-labelledby={id} className="bg-moss text-linen">
      <div className="mx-auto grid max-w-page items-end gap-x-16 gap-y-8 px-6 py-16 md:px-10 md:py-20 lg:grid-cols-[1fr_auto]">
        <div>
          <Title id={id} title={title} display={display} />
          <p className="mt-5 max-w-measure text-lead text-linen/90">{children}</p>
        </div>
        <Link
          to={to}
          className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-sm bg-linen px-8 font-medium text-moss transition-colors hover:bg-bone"
        >
          {action}
        </Link>
        <OtherDoors tone="moss" doors={doors} className="lg:col-span-2" />
      </div>
    </section>
  );
}

/** A letter on paper, whose foot is under what follows: the page does not break off between two grounds that are alike. */
function Letter({ id, title, display, children, action, to, doors }: Words) {
  return (
    <section aria-labelledby={id} className="bg-bone px-6 pt-16 md:px-10 md:pt-24">
      <div className="mx-auto max-w-4xl border border-line border-b-0 bg-paper px-6 py-12 text-center md:px-16 md:py-16">
        <span aria-hidden="true" className="mx-auto mb-8 block h-px w-16 bg-brass" />
        <Title id={id} title={title} display={display} />
        <p className="mx-auto mt-5 max-w-measure text-ink-soft text-lead">{children}</p>
        <div className="mt-8">
          <ButtonLink to={to}>{action}</ButtonLink>
        </div>
        <OtherDoors tone="ground" doors={doors} className="mt-8 justify-center" />
      </div>
    </section>
  );
}

function Title({ id, title, display }: Pick<PublicCallProps, "id" | "title"> & { display: string | undefined }) {
  if (!display) {
    return (
      <h2 id={id} className={LARGE}>
        {title}
      </h2>
    );
  }
  return (
    <>
      <h2 id={id} className="font-medium font-sans text-sm tracking-normal">
        {title}
      </h2>
      <p className={classNames("mt-2 text-balance font-display font-heading", LARGE)}>{display}</p>
    </>
  );
}

const forms = { band: Band, letter: Letter };
