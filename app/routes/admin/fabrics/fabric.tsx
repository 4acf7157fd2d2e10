import { Form } from "react-router";
import type { DescribedProblem } from "#app/components/field-input.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { NO_ACCOUNT } from "#app/domain/audit/audit-list.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { fabricAsTyped, readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import { OrderLinks } from "#app/routes/admin/orders/order-links.tsx";
import { FABRICS, fabricPath } from "#app/routes/admin/paths.ts";
import { changeFabric, FABRIC_MISSING, setFabricActive } from "#app/services/fabrics/change-fabric.server.ts";
import { findBookFabric, listFabricHistory } from "#app/services/fabrics/read-book.server.ts";
import { listOrdersInCloth } from "#app/services/orders/list-orders-in-cloth.server.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { mergeTyped, readBase } from "#app/web/merge-typed.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/fabric";
import { FABRIC_FAILED, FabricForm } from "./fabric-form.tsx";
import { readFabricForm } from "./read-fabric-form.server.ts";

export const meta = pageMetaOf<{ fabric: { title: string } }>((loaded) => loaded?.fabric.title ?? "Fabric");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const found = await findBookFabric(db, params.id);
  if (!found)
    throw missing({
      title: "Fabric",
      sentence: FABRIC_MISSING.reason,
      way: { to: FABRICS, label: "Back to the Fabric Book" },
    });
  const { active, version, updatedAt } = found;
  const fabric = { title: fabricTitle(found), typed: fabricAsTyped(found), active, version, updatedAt };
  const orders = await listOrdersInCloth({ db }, [params.id]);
  return { fabric, history: await listFabricHistory(db, params.id), orders };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const of = { id: params.id, actorId: context.get(userContext).id };
  const intent = form.text("intent");
  if (intent === "discontinue" || intent === "restore") {
    return mutation<unknown, Awaited<ReturnType<typeof setFabricActive>>, Promise<Response>, DescribedProblem>(
      context,
      {
        run: () => setFabricActive(app, of, intent === "restore"),
        failed: FABRIC_FAILED,
        done: () =>
          redirectWithToast(
            fabricPath(params.id),
            intent === "restore" ? "Restored. Clients can choose it again." : "Discontinued. Orders keep it.",
          ),
      },
    );
  }
  const values = readFabricForm(form);
  return mutation(context, {
    values,
    check: readFabricDetails(values),
    run: (details) => changeFabric(app, { ...of, version: form.wholeNumber("version") }, details),
    failed: FABRIC_FAILED,
    more: (refused): Partial<DescribedProblem> => {
      if (!("newer" in refused) || !refused.newer) return {};
      const now = fabricAsTyped(refused.newer);
      const merged = mergeTyped(readBase(form.text("filled")), values, now);
      const told = Object.entries(now).filter(([name]) => merged.differing.includes(name));
      const newer = Object.fromEntries(told.map(([name, text]) => [name, text || "nothing"]));
      return { values: merged.values, newer, version: refused.newer.version };
    },
    done: () => redirectWithToast(fabricPath(params.id), "Fabric saved."),
  });
}

export const clientAction = sending<typeof action>(FABRIC_FAILED);

export default function FabricPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { fabric, history, orders } = loaderData;
  const { title, typed, version, active } = fabric;
  return (
    <>
      <PageHeading
        title={title}
        lead={`Last changed ${formatDateTime(fabric.updatedAt)}. Orders keep a fabric as it was when it was chosen.`}
        links={[{ to: FABRICS, label: "Fabric Book" }]}
        actions={
          <Form method="post">
            <SmallButton name="intent" value={active ? "discontinue" : "restore"}>
              {active ? "Discontinue" : "Restore"}
            </SmallButton>
          </Form>
        }
      />
      {!active && (
        <FormMessage kind="info" className="mb-6">
          Discontinued: nobody can choose it anew. It stays in every order, and is marked on drafts.
        </FormMessage>
      )}
      {orders.length > 0 && (
        <p className="mb-6">
          Open orders in it: <OrderLinks orders={orders} />
        </p>
      )}
      <FabricForm key={version} typed={typed} version={version} problem={problem} save="Save Fabric">
        <input type="hidden" name="filled" value={JSON.stringify(typed)} />
      </FabricForm>
      <FabricHistory history={history} />
    </>
  );
}

interface Entry {
  id: string;
  at: string;
  words: string;
  by: string | null;
}

/** What was done to a fabric; nothing is shown of one that came with the book and was never touched. */
function FabricHistory({ history }: { history: readonly Entry[] }) {
  if (history.length === 0) return null;
  return (
    <TitledSection id="history" title="History" className="mt-12 max-w-measure border-line border-t pt-6">
      <ul className="mt-4 grid gap-3">
        {history.map(({ id, at, words, by }) => (
          <li key={id}>
            <p className="wrap-anywhere">{words}</p>
            <p className="text-ink-soft text-sm">
              {by ?? NO_ACCOUNT}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
