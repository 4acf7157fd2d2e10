import { type FormEvent, useState } from "react";
import { data, Form, redirect, useRevalidator } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { kindLabels, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { STOPS, stopPath } from "#app/routes/admin/paths.ts";
import { ProblemForm } from "#app/routes/admin/table/problem-form.tsx";
import { findStop } from "#app/services/stops/find-stops.server.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { StandingLink, TextLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { missing } from "#app/web/missing.ts";
import { newFormKey } from "#app/web/new-form-key.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import type { Route } from "./+types/stop";
import { actAtStop } from "./act-here.server.ts";
import { SignatureField } from "./signature-field.tsx";
import { SignedFor } from "./signed-for.tsx";

export const meta = pageMeta({ title: "Stop" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(userContext);
  const stop = await findStop(context.get(appContext), viewer, params.id);
  if (!stop) throw missing({ sentence: "This stop is no longer yours.", way: { to: STOPS, label: "All Stops" } });
  const { version: _, sequence: __, ...shown } = stop;
  return { stop: shown, userId: viewer.id, formKey: newFormKey() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { typed, result } = await actAtStop(request, context, params.id);
  if (result.ok) throw redirect(stopPath(params.id));
  return data({ typed, error: result.reason }, { status: result.status });
}

/** What is hung at a client's: where, what is taken along, what hangs, and who signs for it. */
export default function StopPage({ loaderData: { stop, userId, formKey }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState(actionData?.error);
  const [told, setTold] = useState(false);
  useKeptPages({ userId, pages: [STOPS], shown: stop });
  const { waiting, press } = useWaiting({
    userId,
    onAnswer: ({ fields }, answer) => {
      if (answer.ok && fields.act === "problem") setTold(true);
      setRefused(answer.ok ? undefined : answer.error);
      void revalidate();
    },
  });
  const waits = waiting.filter(({ to }) => to === `${stopPath(stop.id)}/press`);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(undefined);
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]));
    press(`${stopPath(stop.id)}/press`, typed);
  };
  const problem = (windowKey: string) => (
    <ProblemForm
      title="Something Is Wrong"
      windowKey={windowKey}
      formKey={formKey}
      onSend={(fields) => press(`${stopPath(stop.id)}/press`, fields)}
    />
  );
  const open = stop.state === "booked";
  const windows = stop.work?.windows ?? [];
  return (
    <>
      <PageHeading
        title={stop.title || stop.customer || kindLabels[stop.kind]}
        lead={`${kindLabels[stop.kind]}, ${formatLongDate(stop.startsAt)}, ${formatTime(stop.startsAt)} to ${formatTime(stop.endsAt)}. ${stateLabels[stop.state]}.`}
        actions={<StandingLink to={STOPS}>All Stops</StandingLink>}
      />
      <p role="status" className="sticky top-0 z-10 bg-linen py-2 font-medium empty:hidden">
        {waits.length > 0
          ? `${waits.length === 1 ? "1 thing waits" : `${waits.length} things wait`} to be sent`
          : told
            ? "The house has been told."
            : null}
      </p>
      {refused ? (
        <FormMessage kind="error" className="mb-6">
          {refused}
        </FormMessage>
      ) : null}
      <p className="mb-6 grid grid-cols-2 gap-3 empty:hidden sm:max-w-md print:hidden">
        {stop.phone ? (
          <a href={`tel:${stop.phone}`} className={buttonLook({ variant: "secondary" })}>
            Call
          </a>
        ) : null}
        {stop.address ? (
          <a
            href={mapLink(stop.address)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ variant: "secondary" })}
          >
            Directions
          </a>
        ) : null}
      </p>
      <dl className="grid max-w-measure gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
        {factsOf(stop).map(({ label, text, link }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {link ? (
                <TextLink
                  href={link}
                  {...(link.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
                >
                  {text}
                </TextLink>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      {windows.map(({ key, name, lines, parts }) => (
        <section key={name} aria-label={name} className="mt-8 border-line border-t pt-4">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          <ul className="mt-2 grid gap-1">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <div className="mt-3 grid gap-3 sm:max-w-md">
            {parts.map(({ windowKey, treatment, remake, hung }) => (
              <Form key={treatment} method="post" onSubmit={send}>
                <FormKey value={formKey} />
                <input type="hidden" name="act" value={hung ? "unticked" : "ticked"} />
                <input type="hidden" name="windowKey" value={windowKey} />
                <input type="hidden" name="treatment" value={treatment} />
                <input type="hidden" name="remake" value={remake} />
                <Button
                  variant={hung ? "primary" : "secondary"}
                  aria-pressed={Boolean(hung)}
                  disabled={!open}
                  className="min-h-16 w-full"
                >
                  {hung ? `Hung, ${hung.initials}` : "Hung"}
                  {parts.length > 1 ? `: ${treatment}` : ""}
                </Button>
              </Form>
            ))}
          </div>
          {problem(key)}
        </section>
      ))}
      {windows.length === 0 ? problem("") : null}
      {open ? <Finish formKey={formKey} send={send} day={stop.startsAt} typed={actionData?.typed} /> : null}
      {stop.report ? <SignedFor report={stop.report} heading="Finished" /> : null}
      {!stop.report && stop.closedWords ? <p className="mt-8">{stop.closedWords}</p> : null}
    </>
  );
}

type Stop = Route.ComponentProps["loaderData"]["stop"];

function factsOf({ work, customer, phone, address, clientNote, houseNote }: Stop) {
  const plain = [
    { label: "Client", text: customer },
    { label: "Telephone", text: phone, link: `tel:${phone}` },
    {
      label: "Address",
      text: address,
      link: mapLink(address),
    },
  ];
  const notes = [
    { label: "For the client", text: clientNote },
    { label: "For us", text: houseNote },
  ];
  const facts: { label: string; text: string; link?: string }[] = [...(work?.facts ?? plain), ...notes];
  return facts.filter(({ text }) => text !== "");
}

interface FinishProps {
  formKey: string;
  send: (event: FormEvent<HTMLFormElement>) => void;
  day: string;
  typed: Record<string, string> | undefined;
}

function Finish({ formKey, send, day, typed }: FinishProps) {
  return (
    <section aria-labelledby="finish" className="mt-10 border-ink border-t pt-6">
      <h2 id="finish" className="text-2xl">
        Finish
      </h2>
      <Form method="post" onSubmit={send} className="mt-4 grid max-w-lg gap-5">
        <FormKey value={formKey} />
        <input type="hidden" name="act" value="finish" />
        <TextAreaField
          label="Something is wrong"
          name="issues"
          optional
          rows={3}
          maxLength={1000}
          defaultValue={typed?.issues}
        />
        <p>I have seen the work listed here, hung on {formatLongDate(day)}.</p>
        <TextField label="The client’s name" name="signedName" maxLength={100} defaultValue={typed?.signedName} />
        <SignatureField />
        <TextField
          label="Or why nobody signs"
          name="unsignedReason"
          optional
          maxLength={1000}
          defaultValue={typed?.unsignedReason}
        />
        <Button className="min-h-16 sm:justify-self-start">Finish</Button>
      </Form>
      <Form method="post" onSubmit={send} className="mt-10 grid max-w-lg gap-5">
        <FormKey value={formKey} />
        <input type="hidden" name="act" value="leave" />
        <TextField label="Why it was not done" name="reason" maxLength={1000} defaultValue={typed?.reason} />
        <Button variant="secondary" className="justify-self-start">
          Not Done
        </Button>
      </Form>
    </section>
  );
}
