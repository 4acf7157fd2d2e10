import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Discontinued } from "#app/components/window/discontinued.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { orderMissing, orderPath, workroomPath } from "#app/routes/admin/paths.ts";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { EmptyState } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm, unreadable } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/editor";
import { KEEP, OFFER, PRICE, PRICE_ALL, SAVE_FAILED } from "./editor-answer.ts";
import { EditorForm } from "./editor-form.tsx";
import { type EditorData, loadEditor } from "./load-editor.server.ts";
import { changeRows, saveEditor, sendNow } from "./save-editor.server.ts";

export const meta = pageMetaOf<{ editor: EditorData }>((loaded) =>
  loaded ? `Quote, order #${loaded.editor.order.called}` : "Quote",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const editor = await loadEditor(app, params.userId, params.orderId);
  if (!editor) throw orderMissing();
  await recordRead(app, { actorId: context.get(userContext).id, subject: "order", subjectId: params.orderId });
  return { editor };
}

const intents = new Map([
  ["save", saveEditor],
  ["autosave", saveEditor],
  ["preview", saveEditor],
  ["send", saveEditor],
  [PRICE, saveEditor],
  [PRICE_ALL, saveEditor],
  [KEEP, saveEditor],
  [OFFER, saveEditor],
  ["send-now", sendNow],
  ["rows", changeRows],
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const rows = form.checked("add") || form.checked("remove") ? changeRows : undefined;
  const answer = rows ?? intents.get(form.text("intent").split(":", 1)[0] ?? "");
  if (!answer) throw unreadable();
  return answer({ form, params, context });
}

export const clientAction = sending<typeof action>(SAVE_FAILED);

/** The form holds what is newest while somebody types into it; what was saved of it brings nothing new. */
export function shouldRevalidate(of: ShouldRevalidateFunctionArgs) {
  const { formAction, formData, currentUrl, defaultShouldRevalidate } = of;
  if (String(formData?.get("intent")).startsWith(PRICE)) return true;
  return formAction?.startsWith(currentUrl.pathname) ? false : defaultShouldRevalidate;
}

export default function QuoteEditorPage({ loaderData: { editor }, actionData }: Route.ComponentProps) {
  const { order, client, revises, quotable } = editor;
  return (
    <>
      <PageHeading
        title={`Quote, order #${order.called}`}
        lead={
          revises === null ? client.name : `${client.name}. A new version; version ${revises} stands until it is sent.`
        }
        links={[
          { to: orderPath(order.userId, order.id), label: "Go To Order" },
          editor.windows.length > 0 && {
            to: workroomPath(order.userId, order.id),
            label: "Workroom",
            variant: "quiet",
          },
        ]}
      />
      <Discontinued cloths={editor.gone} reader="owner" />
      {quotable ? (
        <EditorForm key={`${order.id} ${editor.version}`} editor={editor} answer={actionData} />
      ) : (
        <EmptyState title="An order that is incomplete or cancelled cannot be quoted." />
      )}
    </>
  );
}
