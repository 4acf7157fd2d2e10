import { type FormEvent, useState } from "react";
import { data, redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { kindLabels, nameOf, stateInWords } from "#app/domain/appointments/appointment-kinds.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { closedInWords } from "#app/domain/stops/stop-late.ts";
import { STOPS, stopPath } from "#app/routes/admin/paths.ts";
import { WorkPhotos } from "#app/routes/admin/photos/work-photos.tsx";
import { ProblemForm, problemSent } from "#app/routes/admin/table/problem-form.tsx";
import { WaitingLine } from "#app/routes/admin/waiting/kept-presses.tsx";
import { NotTaken } from "#app/routes/admin/waiting/not-taken.tsx";
import { listWorkPhotos } from "#app/services/photos/find-photos.server.ts";
import { findStop } from "#app/services/stops/find-stops.server.ts";
import { StandingLink, TextLink } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import { newFormKey } from "#app/web/form.server.ts";
import { missing, pageMeta } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import type { WaitingPress } from "#app/web/waiting/waiting-presses.ts";
import type { Route } from "./+types/stop";
import { actAtStop } from "./act-here.server.ts";
import { FinishForm } from "./finish-form.tsx";
import { LoadList } from "./load-list.tsx";
import { SignedFor } from "./signed-for.tsx";
import { isOf, StopWindow } from "./stop-window.tsx";

export const meta = pageMeta({ title: "Stop" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(userContext);
  const stop = await findStop(context.get(appContext), viewer, params.id);
  if (!stop) throw missing({ sentence: "This stop is no longer yours.", way: { to: STOPS, label: "All Stops" } });
  const { version: _, sequence: __, ...shown } = stop;
  const photos = await listWorkPhotos(context.get(appContext), stop.orderId);
  return { stop: shown, photos, userId: viewer.id, formKey: newFormKey() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { typed, result } = await actAtStop(request, context, params.id);
  if (result.ok) throw redirect(stopPath(params.id));
  return data({ typed, error: result.reason }, { status: result.status });
}

/** What is hung at a client's: where, what is taken along, what hangs, and who signs for it. */
export default function StopPage({ loaderData: { stop, photos, userId, formKey }, actionData }: Route.ComponentProps) {
  const [told, setTold] = useState<readonly string[]>([]);
  useKeptPages({ userId, pages: [STOPS], shown: stop });
  const { waiting, refused, press, again, drop } = useWaiting({
    userId,
    onAnswer: ({ fields }, answer) => {
      if (answer.ok && fields.act === "problem") setTold((before) => [...before, fields.windowKey ?? ""]);
    },
  });
  const to = `${stopPath(stop.id)}/press`;
  const name = nameOf(stop);
  const open = stop.state === "booked";
  const windows = stop.work?.windows ?? [];
  const waits = waiting.filter((one) => one.to === to);
  const closes = ({ to: where, fields }: WaitingPress) =>
    where === to && ["finish", "leave"].includes(fields.act ?? "");
  // What can still be mended stands in its form.
  const mended = open ? refused.findLast(closes) : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([field, value]) => [field, `${value}`]),
    );
    if (mended && closes({ ...mended, fields: typed })) drop(mended);
    press(`${name}: ${pressedInWords(typed, windows)}`, to, typed);
  };
  const problem = (windowKey: string) => (
    <ProblemForm
      title="Something Is Wrong"
      windowKey={windowKey}
      formKey={formKey}
      sent={problemSent(windowKey, waits, told)}
      onSend={(fields) => press(`${name}: ${pressedInWords(fields, windows)}`, to, fields)}
    />
  );
  const before = mended && { typed: mended.fields, error: mended.refused.error };
  return (
    <>
      <PageHeading
        title={name}
        lead={`${kindLabels[stop.kind]}, ${formatLongDate(stop.startsAt)}, ${formatTime(stop.startsAt)} to ${formatTime(stop.endsAt)}. ${stateInWords(stop)}.`}
        actions={<StandingLink to={STOPS}>All Stops</StandingLink>}
      />
      <WaitingLine count={waiting.length} />
      <NotTaken refused={refused.filter((one) => one !== mended)} again={again} drop={drop} />
      <Refused problem={actionData} fields className="mb-6" />
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
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <dl className="grid content-start grid-cols-[5.5rem_minmax(0,1fr)] tiny:grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
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
                  keepFractions(text)
                )}
              </dd>
            </div>
          ))}
        </dl>
        <LoadList stopId={stop.id} userId={userId} windows={windows} />
      </div>
      {windows.map((window, index) => (
        <StopWindow
          key={window.name}
          window={window}
          index={index}
          formKey={formKey}
          open={open}
          waiting={waits}
          send={send}
        >
          {window.key && (
            <WorkPhotos
              address={`${stopPath(stop.id)}/photos`}
              windowKey={window.key}
              of={window.name}
              photos={photos}
              formKey={formKey}
            />
          )}
          {problem(window.key)}
        </StopWindow>
      ))}
      {windows.length === 0 ? problem("") : null}
      {open ? (
        <FinishForm
          // What was typed before is there once the phone has been asked for it.
          key={mended?.key}
          formKey={formKey}
          send={send}
          day={stop.startsAt}
          hung={hungIn(windows, waits)}
          before={before ?? actionData}
          waits={waits.findLast(closes)}
          takeBack={drop}
        />
      ) : null}
      {stop.report ? <SignedFor report={stop.report} heading="Finished" /> : null}
      {!stop.report && !open ? (
        <p className="mt-8 whitespace-pre-line wrap-anywhere">{[closedInWords(stop), stop.closedWords].join(" ")}</p>
      ) : null}
    </>
  );
}

type Stop = Route.ComponentProps["loaderData"]["stop"];

function factsOf({ work, customer, phone, address, clientNote, houseNote }: Stop) {
  const plain = [
    { label: "Client", text: customer },
    { label: "Telephone", text: phone && formatPhone(phone), link: `tel:${phone}` },
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

type Windows = NonNullable<Stop["work"]>["windows"];

/** "Hung, Study", "Finish". */
function pressedInWords({ act, windowKey, treatment }: Record<string, string>, windows: Windows) {
  const window = windows.find(({ key }) => key === windowKey);
  const about = [window?.name, (window?.parts.length ?? 0) > 1 && treatment].filter(Boolean).join(", ");
  const words = { ticked: "Hung", unticked: "Not hung after all", problem: "Something is wrong", leave: "Not Done" };
  return [words[act as keyof typeof words] ?? "Finish", about].filter(Boolean).join(", ");
}

/** The rooms where something hangs, as this phone knows it. */
function hungIn(windows: Windows, waits: readonly WaitingPress[]) {
  const hangs = (part: Windows[number]["parts"][number]) => {
    const last = waits.findLast(({ fields }) => isOf(part, fields));
    return last ? last.fields.act === "ticked" : Boolean(part.hung);
  };
  return windows.flatMap(({ name, parts }) => (parts.some(hangs) ? [name] : [])).join(", ");
}
