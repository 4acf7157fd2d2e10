import { Check } from "lucide-react";
import { type Dispatch, type SetStateAction, useState } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { AddressInputs, ContactInput } from "#app/components/contact-input.tsx";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type ClientFabric, families, familyLabels } from "#app/domain/fabrics/book-fabric.ts";
import { checkSwatchRequest } from "#app/domain/swatches/swatch-request.ts";
import { MOST_SWATCHES, MOST_SWATCHES_IN_WORDS, swatchAddressFields } from "#app/domain/swatches/swatch-words.ts";
import { readPublicForm } from "#app/routes/public/parts/public-form.server.ts";
import { PublicFormDone, PublicFormGuard } from "#app/routes/public/parts/public-form.tsx";
import { listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import { findMyCloths } from "#app/services/orders/find-my-windows.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { findSwatchAddress, requestSwatches, SWATCHES } from "#app/services/swatches/request-swatches.server.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, newFormKey } from "#app/web/form.server.ts";
import { passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/swatches";

const FAILED = "We could not send this. Please try again.";

export const meta = pageMeta({
  title: "Send Me Swatches",
  description: `Choose up to ${MOST_SWATCHES_IN_WORDS} fabrics and we’ll mail you a piece of each, free of charge.`,
});

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const { user } = await findSignedInUser(app, request.headers);
  const orderId = (searchParams.get("order") ?? "").slice(0, 40);
  const ofOrder = user && orderId ? await findMyCloths(app, user.id, orderId) : [];
  const style = (searchParams.get("style") ?? "").slice(0, 80);
  return {
    fabrics: await listClientFabrics(app),
    chosen: [...searchParams.getAll("fabric"), ...ofOrder].slice(0, MOST_SWATCHES),
    cameFrom: style || (orderId && ofOrder.length > 0 ? `Order ${orderId}` : ""),
    address: user && (await findSwatchAddress(app, user.id)),
    shown: await stampForm(app, SWATCHES),
    formKey: newFormKey(),
    done: searchParams.has("done"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, form, sender, stamp } = await readPublicForm(request, context, SWATCHES);
  const fabricIds = form.all("fabric").slice(0, 200);
  const typed = form.texts([...swatchAddressFields, "cameFrom"]);
  return mutation(context, {
    values: { ...typed, fabrics: fabricIds.join(" "), ...stamp },
    check: checkSwatchRequest({ ...typed, fabricIds }),
    run: (value) => requestSwatches(app, value, sender),
    failed: FAILED,
    done: () => redirect("/swatches?done"),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function SwatchesPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { fabrics, address, shown, formKey, done } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/swatches") === true;
  const form = useFocusOnError(problem);
  const [ticked, setTicked] = useState<readonly string[]>(problem?.values?.fabrics?.split(" ") ?? loaderData.chosen);
  if (done) return <SwatchesOnTheirWay />;
  const cameFrom = problem?.values?.cameFrom ?? loaderData.cameFrom;
  return (
    <section className="mx-auto w-full max-w-page px-6 py-14 md:px-10 md:py-24">
      <h1 className="text-4xl md:text-5xl xl:text-6xl">Send Me Swatches</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">
        A screen shows a color only roughly. Choose up to {MOST_SWATCHES_IN_WORDS} fabrics, and we’ll mail you a piece
        of each, free of charge.
      </p>
      {cameFrom && <p className="mt-3 text-ink-soft text-sm">For {cameFrom}.</p>}
      <Form ref={form} method="post" action="/swatches" noValidate className="mt-10 border-line border-t pt-8">
        <Refused problem={problem} />
        <PublicFormGuard shown={shown} formKey={formKey} problem={problem} />
        <input type="hidden" name="cameFrom" value={cameFrom} />
        <FieldError id="fabric-error">{problem?.field === "fabric" ? problem.error : undefined}</FieldError>
        <FabricChoice fabrics={fabrics} ticked={ticked} onTick={setTicked} />
        <div className="mt-12 grid items-center gap-x-20 border-line border-t pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <fieldset id={SEND_TO} className="grid scroll-mt-20 gap-x-4 gap-y-6 sm:grid-cols-6">
            <legend className="float-left col-span-full mb-6 w-full font-display text-xl">
              Where should we send them?
            </legend>
            <ContactInput name="name" problem={problem} known={address} className="clear-both sm:col-span-3" />
            <ContactInput name="email" problem={problem} known={address} className="sm:col-span-3" />
            <AddressInputs problem={problem} known={address} />
          </fieldset>
          <Envelope cloths={fabrics.filter(({ id }) => ticked.includes(id))} />
        </div>
        <div className="mt-8">
          <Button pending={pending} pendingLabel="Sending">
            Send Me Swatches
          </Button>
        </div>
      </Form>
    </section>
  );
}

function SwatchesOnTheirWay() {
  return (
    <PublicFormDone title="We have your request" note="A note is on its way to your inbox.">
      We’ll cut your swatches by hand and put them in the mail within a few days. Hold each against your wall by day and
      in the evening: cloth changes with the light.
    </PublicFormDone>
  );
}

/** What goes into the envelope, beside where it goes: a place for each, filled as cloths are ticked above. */
function Envelope({ cloths }: { cloths: readonly ClientFabric[] }) {
  return (
    <div aria-hidden="true" className="noscript:hidden border border-line bg-paper p-8 max-lg:hidden">
      <p className="font-display text-lg">In your envelope</p>
      <ul className="mt-6 grid grid-cols-5 gap-3">
        {Array.from({ length: MOST_SWATCHES }, (_, place) => cloths[place]).map((cloth, place) => (
          <li key={cloth?.id ?? place} className="min-w-0">
            {cloth ? (
              <FabricSwatch look={cloth.look} className="aspect-square w-full border border-line" />
            ) : (
              <span className="block aspect-square border border-line-strong border-dashed" />
            )}
            <span className="mt-2 block text-ink-soft text-xs">{cloth?.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FabricChoiceProps {
  fabrics: readonly ClientFabric[];
  ticked: readonly string[];
  onTick: Dispatch<SetStateAction<readonly string[]>>;
}

/** Every cloth of the book by family. Without scripts nothing is held back; too many are told when the form is sent. */
function FabricChoice({ fabrics, ticked, onTick }: FabricChoiceProps) {
  const full = ticked.length >= MOST_SWATCHES;
  const shown = families
    .map((family) => ({ family, cloths: fabrics.filter((fabric) => fabric.family === family) }))
    .filter(({ cloths }) => cloths.length > 0);
  if (shown.length === 0) {
    return <p className="text-ink-soft">Our fabric book is being put together. Please call us for swatches.</p>;
  }
  return (
    <fieldset aria-describedby="fabric-error">
      <legend className="font-display text-xl">Choose up to {MOST_SWATCHES_IN_WORDS}</legend>
      <p role="status" className="mt-1 text-ink-soft text-sm">
        {ticked.length} of {MOST_SWATCHES} chosen
      </p>
      <nav aria-label="Families of fabric" className="mt-3 flex flex-wrap gap-x-5">
        {shown.map(({ family }) => (
          <a
            key={family}
            href={`#family-${family}`}
            className="inline-flex min-h-11 items-center text-ink-soft decoration-brass underline underline-offset-4 hover:text-ink"
          >
            {familyLabels[family]}
          </a>
        ))}
      </nav>
      {shown.map(({ family, cloths }) => (
        <TitledSection
          key={family}
          id={`family-${family}`}
          title={familyLabels[family]}
          titleLook="scroll-mt-24 font-medium font-sans text-base tracking-normal"
          className="mt-8"
        >
          <ul className="mt-3 grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5">
            {cloths.map((fabric) => (
              <li key={fabric.id}>
                <FabricCheckbox
                  fabric={fabric}
                  checked={ticked.includes(fabric.id)}
                  held={full && !ticked.includes(fabric.id)}
                  onChange={(on) =>
                    onTick((before) => (on ? [...before, fabric.id] : before.filter((id) => id !== fabric.id)))
                  }
                />
              </li>
            ))}
          </ul>
        </TitledSection>
      ))}
      {/* On a phone the form is many screens away: what is chosen, and the way to it, stay at the bottom edge. */}
      <a
        href={`#${SEND_TO}`}
        className={classNames(goOnLook, ticked.length > 0 ? "narrow:flex" : "narrow:noscript:flex")}
      >
        {ticked.length > 0 ? `${ticked.length} of ${MOST_SWATCHES} chosen. Continue` : "Continue"}
      </a>
    </fieldset>
  );
}

/** Where it is asked to whom they are sent. */
const SEND_TO = "send-to";

const goOnLook =
  "sticky bottom-0 z-10 -mx-6 mt-8 hidden min-h-14 items-center justify-center bg-moss pb-[env(safe-area-inset-bottom)] font-medium text-linen";

interface FabricCheckboxProps {
  fabric: ClientFabric;
  checked: boolean;
  /** As many as we send are chosen already. */
  held: boolean;
  onChange: (checked: boolean) => void;
}

function FabricCheckbox({ fabric, checked, held, onChange }: FabricCheckboxProps) {
  return (
    <label className="group relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <input
        type="checkbox"
        name="fabric"
        value={fabric.id}
        checked={checked}
        disabled={held}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none"
      />
      <FabricSwatch
        look={fabric.look}
        className="aspect-square w-full border border-line peer-checked:border-moss peer-checked:ring-2 peer-checked:ring-moss peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      />
      <span className="pointer-events-none absolute top-2 right-2 hidden size-7 place-items-center rounded-full bg-moss text-linen peer-checked:grid">
        <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />
      </span>
      <span className="mt-2 block font-medium text-sm">{fabric.name}</span>
      <span className="block text-ink-soft text-sm">
        {fabric.color}
        {fabric.priceClass ? (
          <>
            {" "}
            · <span aria-hidden="true">{"$".repeat(fabric.priceClass)}</span>
            <span className="sr-only">price class {fabric.priceClass} of 3</span>
          </>
        ) : null}
      </span>
    </label>
  );
}
