import { useEffect, useRef, useState } from "react";
import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { EMAIL_MISSING } from "#app/domain/emails/email-list.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { EMAILS, emailFramePath, emailPath, orderPath } from "#app/routes/admin/paths.ts";
import { findEmail } from "#app/services/emails/list-emails.server.ts";
import { sendEmailAgain } from "#app/services/emails/send-again.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/email";
import { EmailStateBadge } from "./email-state.tsx";
import { SendAgainForm } from "./send-again-form.tsx";

const AGAIN_FAILED = "The e-mail could not be queued. Please try again.";

export const meta = pageMetaOf<{ email: { subject: string; recipientName: string } }>((loaded) =>
  loaded ? `${loaded.email.subject}, to ${loaded.email.recipientName}` : "E-mail",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findEmail(context.get(appContext), params.id);
  if (!found) throw missing({ title: "E-mail", sentence: EMAIL_MISSING, way: { to: EMAILS, label: "All e-mails" } });
  const { row, secret, written } = found;
  const { parameters: _, unverified: __, claimedBy, ...shown } = row;
  const email = {
    ...shown,
    underWay: row.state === "queued" && claimedBy !== null,
    secret,
    subject: written.ok ? written.value.subject : emailLabel(row.kind),
    text: written.ok ? written.value.text : undefined,
    problem: written.ok ? undefined : written.reason,
    calendar: written.ok && written.value.calendar !== undefined,
  };
  return { email };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = form.wholeNumber("asked");
  const wanted = form.text("backTo");
  const backTo = wanted === EMAILS || wanted.startsWith(`${EMAILS}?`) ? wanted : emailPath(params.id);
  return mutation(context, {
    run: () => sendEmailAgain(context.get(appContext), params.id, Number.isInteger(asked) ? asked : -1),
    failed: AGAIN_FAILED,
    done: () => redirectWithToast(backTo, "The e-mail is on its way."),
  });
}

export const clientAction = sending<typeof action>(AGAIN_FAILED);

type Email = Route.ComponentProps["loaderData"]["email"];

export default function EmailPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <article>
      <PageHeading
        title={email.subject}
        lead={`${emailLabel(email.kind)}, to ${email.recipientName} <${shownEmail(email.recipientAddress)}>`}
        actions={<SendAgainForm email={email} backTo={emailPath(email.id)} to={email.recipientAddress} />}
      />
      <Refused problem={actionData} fields className="mb-8" />
      <EmailFacts email={email} />
      {email.secret && (
        <FormMessage kind="info" className="mt-8">
          The personal link is left out here. It works once, for its recipient only, and is not kept.
        </FormMessage>
      )}
      {email.problem ? (
        <FormMessage kind="error" className="mt-8">
          {email.problem}
        </FormMessage>
      ) : (
        <TitledSection id="message" title="Message" titleLook="mb-4 text-xl" className="mt-10">
          <EmailFrame id={email.id} />
          {email.calendar && <p className="mt-4 text-ink-soft">Attached: consultation.ics</p>}
          <Disclosure summary="As plain text">
            <pre className="whitespace-pre-wrap wrap-anywhere font-sans">{email.text}</pre>
          </Disclosure>
        </TitledSection>
      )}
    </article>
  );
}

function EmailFacts({ email }: { email: Email }) {
  const facts = [
    { label: "State", value: <EmailStateBadge email={email} /> },
    { label: "Written", value: formatDateTime(email.createdAt) },
    { label: "Sent", value: email.sentAt && formatDateTime(email.sentAt) },
    { label: "Answer of the mail server", value: email.receipt },
    { label: "Order", value: email.orderId && <OrderLink email={email} /> },
  ];
  return (
    <dl className="grid gap-6 border-line border-y py-6 sm:grid-cols-2 lg:grid-cols-3">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function OrderLink({ email: { orderId, number, customerId } }: { email: Email }) {
  const id = orderId ?? "";
  return <TextLink to={orderPath(customerId ?? "", id)}>{shownOrderId({ id, number })}</TextLink>;
}

/**
 * The message as a mail program shows it, in a frame whose own policy runs and loads nothing. Our page looks inside only
 * to make the frame as high as the message.
 */
function EmailFrame({ id }: { id: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const written = element.contentDocument?.querySelector("body")?.offsetHeight;
      // And the frame's own two edges.
      if (written) setHeight(written + 2);
    };
    measure();
    element.addEventListener("load", measure);
    return () => element.removeEventListener("load", measure);
  }, []);
  return (
    <iframe
      ref={frame}
      title="The message as its recipient sees it"
      src={emailFramePath(id)}
      className="h-[44rem] w-full border border-line"
      style={height ? { height } : undefined}
    />
  );
}
