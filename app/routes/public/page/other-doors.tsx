import { Link } from "react-router";
import type { Door } from "#app/content/doors.ts";
import { classNames } from "#app/ui/class-names.ts";

const tones = {
  ground: "text-ink-soft decoration-brass hover:text-ink",
  moss: "text-linen decoration-linen/50 hover:decoration-linen",
};

interface OtherDoorsProps {
  /** What they stand on. */
  tone: keyof typeof tones;
  doors: readonly Door[];
  className?: string;
}

/** Beside a button that asks for an account: quieter ways on, for whoever would like to learn more first. */
export function OtherDoors({ tone, doors, className }: OtherDoorsProps) {
  return (
    <ul className={classNames("flex flex-wrap gap-x-6", className)}>
      {doors.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className={classNames(
              "inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 transition-colors",
              tones[tone],
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
