import { useState } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { PressFields } from "#app/domain/table/press-form.ts";
import { readPieceKey } from "#app/domain/workroom/paper/piece-key.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { printPath, TABLE, tablePath } from "#app/routes/admin/paths.ts";
import { sheetAnchor } from "#app/routes/admin/workroom/paper/paper-setting.ts";
import { WindowPage } from "#app/routes/admin/workroom/paper/window-page.tsx";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import { findTableOrder } from "#app/services/table/find-table-order.server.ts";
import { Button } from "#app/ui/button.tsx";
import { StandingLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { newFormKey } from "#app/web/new-form-key.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import type { Route } from "./+types/order";
import { type Asked, PartBoxes } from "./part-boxes.tsx";
import { ProblemForm } from "./problem-form.tsx";
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
  return { orderId, ...table, userId, today: dayOf(app.now().toISOString()), formKey: newFormKey() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { fields, result } = await signOffHere(request, context, params.orderId);
  if (result.ok) throw redirect(tablePath(params.orderId));
  const asked: Asked = { fields, error: result.reason, ask: "ask" in result ? result.ask : undefined };
  return data(asked, { status: result.status });
}

export default function TableOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderId, called, customer, packet, windows, userId, today, formKey } = loaderData;
  const [large, setLarge] = useState(false);
  const [asked, setAsked] = useState<Asked | undefined>(actionData);
  const [told, setTold] = useState(false);
  const { revalidate } = useRevalidator();
  useKeptPages({ userId, pages: [TABLE], shown: windows });
  const { waiting, press } = useWaiting({
    userId,
    onAnswer: ({ fields }, answer) => {
      if (answer.ok && fields.act === "problem") setTold(true);
      if (!answer.ok) setAsked({ fields: fields as unknown as PressFields, error: answer.error, ask: answer.ask });
      void revalidate();
    },
  });
  const onPress = (fields: PressFields) => {
    setAsked(undefined);
    press(`${tablePath(orderId)}/sign-off`, { ...fields });
  };
  const isOf = (
    part: { windowKey: string; treatment: string; remake: number },
    fields: Partial<Record<string, string>>,
  ) =>
    fields.windowKey === part.windowKey &&
    fields.treatment === part.treatment &&
    Number(fields.remake ?? 0) === part.remake;
  return (
    <div className={large ? "text-xl [&_.text-sm]:text-lg" : undefined}>
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
      <p role="status" className="sticky top-0 z-10 bg-linen py-2 font-medium empty:hidden">
        {waiting.length > 0 ? waitingInWords(waiting.length) : told ? "The house has been told." : null}
      </p>
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
                  new Set(waiting.filter(({ fields }) => isOf(part, fields)).map(({ fields }) => fields.step ?? ""))
                }
                asked={asked && isOf(part, { ...asked.fields }) ? asked : undefined}
                onPress={onPress}
                onDrop={() => setAsked(undefined)}
              />
            )),
            <ProblemForm
              key="problem"
              title="Report a Problem"
              windowKey={windowKey}
              formKey={formKey}
              onSend={(fields) => press(`${tablePath(orderId)}/sign-off`, fields)}
            />,
          ]}
        />
      ))}
    </div>
  );
}

function waitingInWords(count: number) {
  return count === 1 ? "1 thing waits to be sent" : `${count} things wait to be sent`;
}
