import { useState } from "react";
import { data, redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { PressFields } from "#app/domain/table/press-form.ts";
import { type Step, stepLabels } from "#app/domain/table/sign-offs.ts";
import { readPieceKey } from "#app/domain/workroom/paper/label.ts";
import { orderMissing, printPath, TABLE, tablePath } from "#app/routes/admin/paths.ts";
import { WorkPhotos } from "#app/routes/admin/photos/work-photos.tsx";
import { WaitingLine } from "#app/routes/admin/waiting/kept-presses.tsx";
import { NotTaken } from "#app/routes/admin/waiting/not-taken.tsx";
import { sheetAnchor } from "#app/routes/admin/workroom/paper/paper-setting.ts";
import { WindowPage } from "#app/routes/admin/workroom/paper/window-page.tsx";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import { listWorkPhotos } from "#app/services/photos/find-photos.server.ts";
import { findTableOrder } from "#app/services/table/find-table-order.server.ts";
import { Button, StandingLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { newFormKey } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import type { RefusedPress } from "#app/web/waiting/waiting-presses.ts";
import type { Route } from "./+types/order";
import { type Asked, PartBoxes } from "./part-boxes.tsx";
import { ProblemForm, problemSent } from "./problem-form.tsx";
import { signOffHere } from "./sign-off-here.server.ts";

export const meta = pageMetaOf<{ called: string }>((loaded) => (loaded ? `Table, ${loaded.called}` : "Table"));

/** Where the code on a label leads too: to the window that its piece is for. */
export async function loader({ params: { orderId }, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const table = await findTableOrder(app.db, orderId);
  if (!table) {
    const userId = await findCustomerOf(app, orderId);
    // Nothing is frozen yet: the draft, for those who may see one.
    throw userId ? redirect(printPath({ userId, orderId })) : orderMissing();
  }
  const key = readPieceKey(new URL(request.url).searchParams.get("part") ?? "");
  if (key) {
    const index = table.windows.findIndex(({ windowKey }) => windowKey === key.window);
    throw redirect(`${tablePath(orderId)}${index < 0 ? "" : `#${sheetAnchor(index)}`}`);
  }
  const { id: userId } = context.get(userContext);
  const photos = await listWorkPhotos(app, orderId);
  return { orderId, ...table, photos, userId, today: dayOf(app.now().toISOString()), formKey: newFormKey() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { fields, result } = await signOffHere(request, context, params.orderId);
  if (result.ok) throw redirect(tablePath(params.orderId));
  const asked: Asked = { fields, error: result.reason, ask: "ask" in result ? result.ask : undefined };
  return data(asked, { status: result.status });
}

export default function TableOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderId, called, customer, packet, windows, photos, userId, today, formKey } = loaderData;
  const [large, setLarge] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  useKeptPages({ userId, pages: [TABLE], shown: windows });
  const { waiting, refused, press, again, drop } = useWaiting({
    userId,
    onAnswer: ({ fields }, answer) => {
      if (answer.ok && fields.act === "problem") setTold((before) => [...before, fields.windowKey ?? ""]);
    },
  });
  const to = `${tablePath(orderId)}/sign-off`;
  const pressed = refused.filter((one) => one.to === to && one.fields.step);
  const askedAt = (part: TablePart) => pressed.findLast(({ fields }) => isOf(part, fields));
  const parts = windows.flatMap((window) => window.parts);
  const asked = parts.flatMap((part) => askedAt(part) ?? []);
  const onPress = (part: TablePart & { title: string }, fields: PressFields) => {
    for (const one of pressed.filter((before) => isOf(part, before.fields))) drop(one);
    press(`${called}, ${part.title}: ${stepLabels[fields.step as Step]}`, to, { ...fields });
  };
  return (
    <div className={large ? "text-xl [&_.text-base]:text-xl [&_.text-lg]:text-2xl [&_.text-sm]:text-lg" : undefined}>
      <PageHeading
        title={`${called}, ${customer}`}
        lead={packet}
        actions={
          <>
            <Button type="button" variant="secondary" aria-pressed={large} onClick={() => setLarge(!large)}>
              {large ? "Smaller Text" : "Larger Text"}
            </Button>
            <StandingLink to={TABLE}>All Orders in Work</StandingLink>
          </>
        }
      />
      <WaitingLine count={waiting.length} />
      <NotTaken refused={refused.filter((one) => !asked.includes(one))} again={again} drop={drop} />
      {windows.map(({ windowKey, window, parts, packet: of }, index) => (
        <WindowPage
          key={window.hung.name + of + String(index)}
          window={window}
          index={index}
          head={`${called} · ${customer} · ${of}`}
          signed={[
            ...parts.map((part) => (
              <PartBoxes
                key={part.treatment}
                title={part.title}
                part={part}
                formKey={formKey}
                today={today}
                waiting={
                  new Map(
                    waiting
                      .filter(({ fields }) => isOf(part, fields))
                      .map(({ fields }) => [fields.step ?? "", fields.act ?? ""]),
                  )
                }
                asked={
                  askedHere(askedAt(part)) ?? (actionData && isOf(part, actionData.fields) ? actionData : undefined)
                }
                onPress={(fields) => onPress(part, fields)}
                onDrop={() => {
                  const one = askedAt(part);
                  if (one) drop(one);
                }}
              />
            )),
            windowKey && (
              <WorkPhotos
                key="photos"
                address={`${tablePath(orderId)}/photos`}
                windowKey={windowKey}
                of={window.name}
                photos={photos}
                formKey={formKey}
              />
            ),
            <ProblemForm
              key="problem"
              title="Report a Problem"
              windowKey={windowKey}
              formKey={formKey}
              sent={problemSent(windowKey, waiting, told)}
              onSend={(fields) => press(`${called}, ${window.name}: Report a Problem`, to, fields)}
            />,
          ]}
        />
      ))}
    </div>
  );
}

type TablePart = Route.ComponentProps["loaderData"]["windows"][number]["parts"][number];

function isOf(part: TablePart, fields: Readonly<Partial<Record<string, string>>>) {
  return (
    fields.windowKey === part.windowKey &&
    fields.treatment === part.treatment &&
    Number(fields.remake ?? 0) === part.remake
  );
}

function askedHere(press: RefusedPress | undefined): Asked | undefined {
  return press && { fields: press.fields as unknown as PressFields, ...press.refused };
}
