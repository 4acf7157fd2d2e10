import { Form, useNavigation } from "react-router";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDate } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { balanceListHref, spentInWords } from "#app/domain/reports/balance-ages.ts";
import { OrderLinks } from "#app/routes/admin/orders/order-links.tsx";
import {
  BALANCES,
  CHANGE_NAME,
  CONSULTATIONS,
  customerPath,
  emailPath,
  PRICES_AND_TERMS,
  SET_UP,
  SITE,
} from "#app/routes/admin/paths.ts";
import { ButtonLink, SmallButton, StandingLink, TextLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { describeUnsent, type UnsentEmails } from "./desk-figures.tsx";

/** The youngest message that was tried in vain. */
interface InTrouble {
  id: string;
  kind: string;
  recipientName: string;
  recipientAddress: string;
  lastError: string | null;
}

interface MailTroubleProps {
  emails: UnsentEmails & { latest: InTrouble | null };
  problem: FormProblem | undefined;
}

/** From the first try in vain on: mail that does not go out is the owner's business before a client asks for it. */
export function MailTrouble({ emails, problem }: MailTroubleProps) {
  const pending = useNavigation().formMethod === "POST";
  const { latest, struggling, failed } = emails;
  if (struggling + failed === 0) return null;
  return (
    <section aria-labelledby="mail-trouble" className="mb-8 border-clay border-l-2 bg-paper p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id="mail-trouble" className="font-medium font-sans text-base text-clay-deep">
            {failed === 1 && struggling === 0 ? "One e-mail did not arrive" : "E-mail is not getting through"}
          </h2>
          <p className="text-sm">
            {describeUnsent(emails)}
            {latest && (
              <>
                {struggling + failed === 1 ? ": " : ", the last of them "}
                <TextLink to={emailPath(latest.id)}>
                  {emailLabel(latest.kind)}, for {latest.recipientName || latest.recipientAddress}
                </TextLink>
              </>
            )}
            .{latest && <span className="wrap-anywhere text-ink-soft"> Last answer: {latest.lastError}</span>}
          </p>
        </div>
        <Form method="post" action="?index" preventScrollReset>
          <SmallButton pending={pending} pendingLabel="Sending">
            Send All Again
          </SmallButton>
        </Form>
      </div>
      {problem?.error && (
        <p role="alert" className="mt-2 text-clay-deep text-sm">
          {problem.error}
        </p>
      )}
    </section>
  );
}

interface Leaving {
  id: string;
  firstName: string;
  lastName: string;
  requestedAt: string;
}

/** Clients who have asked to be deleted, and wait for something of ours to be finished. */
export function DeletionRequests({ leaving }: { leaving: Leaving[] }) {
  if (leaving.length === 0) return null;
  return (
    <TitledSection
      id="deletion-requests"
      title={leaving.length === 1 ? "A client asks to be deleted" : `${leaving.length} clients ask to be deleted`}
      titleLook="font-medium font-sans text-base"
      className="mb-8 border-brass border-l-2 bg-paper p-4 md:px-5"
    >
      <ul className="mt-1 text-sm">
        {leaving.map((client) => (
          <li key={client.id}>
            <StandingLink to={customerPath(client.id)}>{fullName(client) || "N/A"}</StandingLink>
            <span className="text-ink-soft">, since {formatDate(client.requestedAt)}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What no reminder will bring in: each line leads to the orders that it counts. */
export function DuesToDecide({ counts }: { counts: Record<"overdue" | "remindersSpent" | "olderDue", number> }) {
  const { overdue, remindersSpent, olderDue } = counts;
  const older = olderDue === 1 ? "One order owes" : `${olderDue.toLocaleString("en-US")} orders owe`;
  const lines = [
    { only: "remindersSpent", text: spentInWords(remindersSpent, overdue), todo: "Call, or write it off" },
    {
      only: "olderDue",
      text: `${older} something from before reminders went on by themselves`,
      todo: "Nothing goes out by itself: remind, leave it or write it off",
    },
  ] as const;
  return lines
    .filter(({ only }) => counts[only] > 0)
    .map(({ only, text, todo }) => (
      <FormMessage key={only} kind="info" className="mb-6">
        <TextLink to={balanceListHref(BALANCES, { only })}>{text}</TextLink>
        {`. ${todo}.`}
      </FormMessage>
    ));
}

/** Where photographs are kept does not answer, or has lost some: everything else goes on. */
export function PhotographTrouble({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  return (
    <FormMessage kind="error" className="mb-6">
      There is trouble with photographs: {reason.replace(/\.$/, "")}. Everything else goes on.
    </FormMessage>
  );
}

/** A visit to an address that nobody has verified: better to call before driving there. */
export function UnverifiedVisits({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      <TextLink to={CONSULTATIONS}>
        {count === 1
          ? "One visit is booked by an unverified account"
          : `${count} visits are booked by unverified accounts`}
      </TextLink>
      . Call before you drive.
    </FormMessage>
  );
}

export function GoneCloths({ orders }: { orders: readonly { id: string; userId: string }[] }) {
  if (orders.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      {orders.length === 1 ? "One open order has" : `${orders.length} open orders have`} a cloth that is no longer made:{" "}
      <OrderLinks orders={orders} />
    </FormMessage>
  );
}

interface SiteNotesProps {
  missing: string[];
  /** Nobody has said yet whose business it is. */
  isNew: boolean;
  /** Nor what tax is asked for where it is, nor who signs. */
  isUntaxed: boolean;
  isUnsigned: boolean;
  failures: { server: string; failure: string }[];
}

/** What of the site is not the business's own yet, and which server cannot show it. */
export function SiteNotes({ missing, isNew, isUntaxed, isUnsigned, failures }: SiteNotesProps) {
  return (
    <>
      {failures.map(({ server, failure }) => (
        <FormMessage key={server} kind="error" className="mb-6">
          {server} cannot show the site as it was saved, and keeps its pages: {failure}
        </FormMessage>
      ))}
      {isNew && (
        <TitledSection
          id="set-up"
          title="Set up your business"
          className="mb-6 border-brass border-l-2 bg-bone/60 p-4 md:px-5"
        >
          <p className="mt-1 mb-4 max-w-measure text-ink-soft">
            Name, phone, hours, fee, tax, terms and prices: about ten minutes, and each step can wait.
          </p>
          <ButtonLink to={SET_UP}>Set Up</ButtonLink>
        </TitledSection>
      )}
      {missing.length > 0 && (
        <FormMessage kind="info" className="mb-6">
          These are not yours yet: {missing.join(", ")}. Until they are, visitors read what came with the site.{" "}
          <TextLink to={SITE}>Write them</TextLink>
        </FormMessage>
      )}
      {isUntaxed && (
        <FormMessage kind="info" className="mb-6">
          New quotes begin without a sales tax: only you know which one is asked for where you are.{" "}
          <TextLink to={PRICES_AND_TERMS}>Say which, or that there is none</TextLink>
        </FormMessage>
      )}
      {isUnsigned && (
        <FormMessage kind="info" className="mb-6">
          Letters are signed with the name of the business until you say yours.{" "}
          <TextLink to={CHANGE_NAME}>Tell us your name</TextLink>
        </FormMessage>
      )}
    </>
  );
}
