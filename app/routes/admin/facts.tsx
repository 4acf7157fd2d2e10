import type { ReactNode } from "react";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { hasAddress, shownEmail } from "#app/domain/emails/no-address.ts";
import { FactLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** What we know of somebody or something, a term above each. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  const look = "grid gap-6 border-line border-y py-6 sm:grid-cols-2 [&_dt]:text-ink-soft [&_dt]:text-sm";
  return <dl className={classNames(look, className ?? "lg:grid-cols-3")}>{children}</dl>;
}

/** What is not known is not shown. */
export function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** `more` stands below it. */
export function EmailFact({ email, more }: { email: string; more?: ReactNode }) {
  return (
    <div>
      <dt>Email</dt>
      <dd className="wrap-anywhere">
        {hasAddress(email) ? <FactLink href={`mailto:${email}`}>{email}</FactLink> : shownEmail(email)}
      </dd>
      {more && <dd className="text-ink-soft text-sm">{more}</dd>}
    </div>
  );
}

export function PhoneFact({ phoneNumber }: { phoneNumber: string }) {
  const shown = formatPhone(phoneNumber);
  return <Fact term="Phone">{phoneNumber ? <FactLink href={`tel:${phoneNumber}`}>{shown}</FactLink> : shown}</Fact>;
}
