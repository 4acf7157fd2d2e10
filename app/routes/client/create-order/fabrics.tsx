import { FabricAnswers } from "#app/components/answers/fabric-answers.tsx";
import { FIND_CLOTH } from "#app/components/cloth/cloth-chooser.tsx";
import { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { choiceValues, readChoices, rowsOf, wornEntries } from "#app/components/cloth/worn-rows.ts";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, fabricAnswerValues, readEntries } from "#app/components/form-entries.ts";
import { SwatchesLink } from "#app/components/swatches-link.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { appContext } from "#app/contexts.server.ts";
import { isBoughtAsProduct } from "#app/domain/catalogue/options.ts";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import { findCloths, parseClothFilter } from "#app/domain/fabrics/find-cloths.ts";
import { type ClothChoice, chooseCloth } from "#app/domain/orders/answers/choose-cloths.ts";
import { enterFabricAnswers, hasBand, usualRole } from "#app/domain/orders/answers/fabric-roles.ts";
import { setFabrics } from "#app/domain/orders/customization.ts";
import { mainFabric, wearDrapes } from "#app/domain/orders/customizing/named-cloths.ts";
import { MAX_FABRICS, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import type { FabricEntry, NamedLink } from "#app/domain/orders/window.ts";
import { findBookFabrics, listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { readForm } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/fabrics";
import { RowCloth } from "./cloths/row-cloth.tsx";
import { answerEdit, leavingOf, loadPlacement, noteStep } from "./order.server.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WizardPage } from "./parts/wizard-page.tsx";
import { afterFabrics, loadTreatment } from "./treatment.server.ts";

const FABRIC_LEAD = "Choose one of our fabrics, name your own, or paste a link to it.";
const PRODUCT_LEAD =
  "Name the shade and its color, or paste a link to it. If you are still choosing, say what you have in mind and we’ll suggest some.";
const FAILED = "Failed to submit customization. Please try again.";

/** The button that takes the cloth of the drapes at the same window. */
const LIKE_DRAPES = "likeDrapes";

/** As many swatches as a page can hold and a person look through. */
const MOST_CLOTHS = 60;

export const meta = pageMeta({ title: "Fabrics and trims" });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { draft, version, number, window, type, customizations, entry } = await loadTreatment(context, params);
  await noteStep(context, draft, { window: window.key, step: 3, treatment: type });
  const filter = parseClothFilter(new URL(request.url).searchParams);
  const app = context.get(appContext);
  const found = findCloths(await listClientFabrics(app), filter);
  const gone = await listDiscontinued(app, [window]);
  return {
    cloths: found.slice(0, MOST_CLOTHS),
    more: Math.max(0, found.length - MOST_CLOTHS),
    filter,
    gone: gone.map(({ id }) => id),
    version,
    orderId: draft.id,
    number,
    window,
    type,
    customizations,
    rules: await loadPlacement(context),
    fabrics: allNamed(entry),
    sheers: entry.sheer !== undefined,
    product: isBoughtAsProduct(entry.style?.group),
    flags: entry.customizations ?? {},
    style: entry.style?.name,
    likeDrapes: type !== "drapes" && mainFabric(customizations.drapes) !== undefined,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type, entry } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  const trims = readEntries(form, "trim");
  const likeDrapes = form.text("intent") === LIKE_DRAPES;
  const typed = readEntries(form, "fabric");
  const choices = readChoices(form, typed.length);
  const fabrics = await chooseCloths(context, typed, choices, allNamed(entry).fabrics);
  const chosen = { roles: form.all("fabricRole"), buyers: form.all("fabricBuyer") };
  // A product is bought as it is: nothing of it is for something else.
  const answered = isBoughtAsProduct(entry.style?.group)
    ? { ok: true as const, value: fabrics }
    : enterFabricAnswers(
        { rows: fabrics, ...chosen },
        { type, flags: entry.customizations ?? {}, prefix: "fabric", sheers: entry.sheer !== undefined },
      );
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: {
      ...entryValues("fabric", typed),
      ...choiceValues(choices),
      ...entryValues("trim", trims),
      ...fabricAnswerValues("fabric", chosen),
    },
    check: answered,
    change: (draft, entered) =>
      likeDrapes
        ? wearDrapes(draft, number, type, { fabrics: entered, trims })
        : setFabrics(draft, number, type, { fabrics: entered, trims }, leaving),
    next: (draft, pages) =>
      likeDrapes
        ? { to: pages.customize(number, type, "fabrics"), message: "Taken from the drapes." }
        : leaving === "exit"
          ? { to: pages.overview, message: "Progress saved!" }
          : { to: afterFabrics(draft, number, type, pages), message: "Fabric details submitted!" },
  });
}

/** The rows with the cloths of the book that were chosen for them. */
async function chooseCloths(
  context: Route.ActionArgs["context"],
  rows: readonly NamedLink[],
  choices: readonly ClothChoice[],
  stored: readonly FabricEntry[],
): Promise<FabricEntry[]> {
  const ids = choices.map(({ book }) => book).filter((id) => id !== "");
  const found = await findBookFabrics(context.get(appContext).db, ids);
  const inBook = (id: string) => found.find((fabric) => fabric.id === id);
  return rows.map((row, i) => chooseCloth(row, choices[i] ?? { book: "", drawAs: "" }, stored[i], inBook));
}

/** Of this row something is said that the book does not say. */
function isOwn(entry: FabricEntry | undefined, usual: string): boolean {
  if (!entry) return false;
  const named = entry.name !== "" && !entry.book;
  return named || entry.link !== "" || entry.buyer === "client" || (entry.role !== undefined && entry.role !== usual);
}

export const clientAction = sending<typeof action>(FAILED);

export default function FabricsPage(props: Route.ComponentProps) {
  // What was taken from the drapes comes as a new version.
  return <ChooseFabrics key={`${props.loaderData.type}-${props.loaderData.version}`} {...props} />;
}

function ChooseFabrics({ loaderData, actionData: problem }: Route.ComponentProps) {
  const {
    orderId,
    number,
    window,
    type,
    customizations,
    rules,
    fabrics,
    product,
    flags,
    cloths,
    more,
    filter,
    gone,
    style,
    sheers,
  } = loaderData;
  const shown = entriesAfter(problem, "fabric", fabrics.fabrics);
  const worn = useWornRows(rowsOf(fabrics.fabrics, shown, problem?.values), cloths);
  const dressed = {
    ...customizations,
    [type]: {
      ...customizations[type],
      fabrics: { ...fabrics, fabrics: wornEntries(worn.rows, cloths) },
    },
  };
  return (
    <WizardPage
      title={product ? "Which product?" : `Fabrics for your ${treatmentLabels[type].toLowerCase()}`}
      place={`${window.name} · ${treatmentLabels[type]} · ${product ? "Product" : "Fabrics"}`}
      lead={product ? PRODUCT_LEAD : FABRIC_LEAD}
      version={loaderData.version}
      windowKey={window.key}
      problem={problem}
      back={useOrderPages(orderId).customize(number, type, "options")}
      picture={<WindowPicture window={window} customizations={dressed} rules={rules} />}
      outside={<form id={FIND_CLOTH} method="get" hidden />}
    >
      {loaderData.likeDrapes && !product ? (
        <div>
          <SmallButton name="intent" value={LIKE_DRAPES}>
            Same as the drapes
          </SmallButton>
        </div>
      ) : null}
      {hasBand(flags) && !product ? (
        <p className="border-brass border-l-2 pl-4">
          The second fabric is for the band. Leave it open and we’ll suggest one.
        </p>
      ) : null}
      {sheers ? (
        <p className="border-brass border-l-2 pl-4">
          The {hasBand(flags) ? "third" : "second"} fabric is for the sheers. Leave it open and we’ll suggest one.
        </p>
      ) : null}
      <div ref={worn.box} onChange={worn.onTyping} className="narrow:[&>fieldset>legend]:sr-only">
        <EntryRows
          least={1 + (hasBand(flags) && !product ? 1 : 0) + (sheers ? 1 : 0)}
          noun={product ? "Product" : "Fabric"}
          prefix="fabric"
          legend={product ? "Products" : "Fabrics"}
          entries={shown}
          problem={problem}
          most={MAX_FABRICS}
          more={(row) =>
            product ? null : (
              <FabricAnswers
                entries={fabrics.fabrics}
                prefix="fabric"
                row={row}
                type={type}
                flags={flags}
                sheers={sheers}
                problem={problem}
              />
            )
          }
          arrange={
            product
              ? undefined
              : (row, fields) => (
                  <RowCloth
                    row={row}
                    worn={worn}
                    cloths={cloths}
                    more={more}
                    filter={filter}
                    gone={gone}
                    fields={fields}
                    own={problem !== undefined || isOwn(fabrics.fabrics[row - 1], usualRole(row - 1, flags, sheers))}
                  />
                )
          }
        />
      </div>
      {product ? null : (
        <p>
          <SwatchesLink fabrics={worn.rows.map(({ book }) => book)} style={style} />
        </p>
      )}
      {flags.decorativeTrim ? (
        <EntryRows
          noun="Trim"
          legend="Trims"
          entries={entriesAfter(problem, "trim", fabrics.trims)}
          problem={problem}
          most={MAX_TRIMS}
        />
      ) : null}
    </WizardPage>
  );
}
