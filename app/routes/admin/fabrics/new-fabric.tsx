import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { type FabricDetails, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { isSheer } from "#app/domain/fabrics/chosen-fabric.ts";
import type { TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import { readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import { typedFromName } from "#app/domain/fabrics/typed-from-name.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { lookOf, namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { type FabricFacts, fabricKey } from "#app/domain/workroom/sheet/fabric-facts.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-document.ts";
import { FABRICS, fabricPath } from "#app/routes/admin/paths.ts";
import { addFabric } from "#app/services/fabrics/change-fabric.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { saveSheet } from "#app/services/workroom/sheets.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/new-fabric";
import { FABRIC_FAILED, FabricForm } from "./fabric-form.tsx";
import { readFabricForm } from "./read-fabric-form.server.ts";

export const meta = pageMeta({ title: "Add Fabric" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const { db } = context.get(appContext);
  const cloth = await fillFromOrder(db, params.get("order") ?? "", params.get("cloth") ?? "");
  return { formKey: newFormKey(), orderId: cloth?.orderId, typed: cloth?.typed ?? typedFromName("") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const params = new URL(request.url).searchParams;
  const form = await readForm(request);
  const app = context.get(appContext);
  const actor = context.get(userContext);
  const values = readFabricForm(form);
  const cloth = await fillFromOrder(app.db, params.get("order") ?? "", params.get("cloth") ?? "");
  return mutation(context, {
    values,
    check: readFabricDetails(values),
    run: async (details) => {
      const added = await addFabric(app, { actorId: actor.id, key: form.key }, details);
      if (added.ok && cloth) await lookUpOnSheet(context, cloth, details);
      return added;
    },
    failed: FABRIC_FAILED,
    done: ({ id }) =>
      redirectWithToast(
        fabricPath(id),
        cloth ? "Added to the Fabric Book, and to the sheet." : "Added to the Fabric Book.",
      ),
  });
}

export const clientAction = sending<typeof action>(FABRIC_FAILED);

export default function NewFabricPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { formKey, orderId, typed } = loaderData;
  return (
    <>
      <PageHeading
        title="Add Fabric"
        lead={orderId && `From order ${orderId}: please fill in what is missing.`}
        links={[{ to: FABRICS, label: "Fabric Book" }]}
      />
      <FabricForm typed={typed} version={0} problem={problem} save="Add to Fabric Book">
        <FormKey value={formKey} />
      </FabricForm>
    </>
  );
}

/** The order that a cloth came from learns what was entered of it, unless its sheet says something already. */
async function lookUpOnSheet(
  context: Readonly<RouterContextProvider>,
  { orderId, key, known, com }: OrderCloth,
  details: FabricDetails,
) {
  const app = context.get(appContext);
  const actor = context.get(userContext);
  const order = known ? undefined : await findOrderSaid(app.db, orderId);
  if (!order) return;
  const { usableWidth: width, match, direction, railroadable, look, supplier, soldIn } = details;
  const facts: FabricFacts = {
    width,
    repeat: look.verticalRepeat,
    match,
    direction,
    railroadable,
    sheer: isSheer(details),
    com,
    supplier,
    pricePerYard: yardPrice(details) ?? undefined,
    costPerYard: details.costPerYardCents ?? undefined,
    soldIn,
    by: fullName(actor),
    at: app.now().toISOString(),
  };
  const part = writeSheetPart({ kind: "fabric", fabric: key });
  await saveSheet(app, { userId: order.userId, orderId, part, version: 0, actorId: actor.id }, facts);
}

interface OrderCloth {
  orderId: string;
  key: string;
  /** Somebody has entered on the sheet what is known of it. */
  known: boolean;
  /** Its client buys it. */
  com: boolean;
  typed: TypedFabric;
}

/** A cloth that a client typed, as far as the order and its sheet tell about it; undefined where there is none. */
async function fillFromOrder(db: Db, orderId: string, key: string): Promise<OrderCloth | undefined> {
  const draft = orderId === "" ? undefined : await draftPacket(db, orderId);
  const cloth = draft?.cloths.find((one) => one.key === key);
  if (!draft || !cloth) return undefined;
  const entries = draft.order.windows.flatMap(({ customizations }) => namedFabrics(customizations));
  const alike = entries.filter((entry) => fabricKey(entry.name || entry.link) === key);
  const link = alike.find((entry) => entry.link !== "")?.link ?? "";
  const { facts } = cloth;
  const named = typedFromName(
    cloth.name === link ? "" : cloth.name,
    alike.map(lookOf).find((look) => look),
  );
  const typed: TypedFabric = {
    ...named,
    link,
    ...(facts && {
      supplier: facts.supplier,
      usableWidth: facts.width === undefined ? "" : String(facts.width),
      verticalRepeat: String(facts.repeat),
      match: facts.match,
      direction: facts.direction,
      railroadable: facts.railroadable ? "Yes" : "No",
      pricePerYard: moneyAsTyped(facts.pricePerYard ?? null),
      costPerYard: moneyAsTyped(facts.costPerYard ?? null),
      ...(facts.soldIn !== undefined && { soldIn: String(facts.soldIn) }),
      ...(facts.sheer && { weave: "Sheer", family: "Sheer" }),
    }),
  };
  return { orderId, key, known: facts !== undefined, com: cloth.com, typed };
}
