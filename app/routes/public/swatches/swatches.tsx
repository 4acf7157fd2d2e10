import { Form, redirect, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { AddressInputs, ContactInput } from "#app/components/contact-input.tsx";
import { appContext } from "#app/contexts.server.ts";
import { checkSwatchRequest } from "#app/domain/swatches/swatch-request.ts";
import { MOST_SWATCHES, MOST_SWATCHES_IN_WORDS, swatchAddressFields } from "#app/domain/swatches/swatch-words.ts";
import { readPublicForm } from "#app/routes/public/page/public-form.server.ts";
import { PublicFormDone, PublicFormGuard } from "#app/routes/public/page/public-form.tsx";
import { listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import { findMyCloths } from "#app/services/orders/find-my-windows.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { findSwatchAddress, requestSwatches, SWATCHES } from "#app/services/swatches/request-swatches.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { newFormKey } from "#app/web/new-form-key.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/swatches";
import { FabricChoice, SEND_TO } from "./fabric-choice.tsx";

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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function SwatchesPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { fabrics, address, shown, formKey, done } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/swatches") === true;
  const form = useFocusOnError(problem);
  if (done) return <SwatchesOnTheirWay />;
  const chosen = problem?.values?.fabrics?.split(" ") ?? loaderData.chosen;
  const cameFrom = problem?.values?.cameFrom ?? loaderData.cameFrom;
  return (
    <section className="mx-auto w-full max-w-page px-6 py-14 md:px-10 md:py-24">
      <h1 className="text-4xl md:text-5xl xl:text-6xl">Send Me Swatches</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">
        Color on a screen is a rumor. Choose up to {MOST_SWATCHES_IN_WORDS} fabrics, and we’ll mail you a piece of each,
        free of charge.
      </p>
      {cameFrom && <p className="mt-3 text-ink-soft text-sm">For {cameFrom}.</p>}
      <Form ref={form} method="post" action="/swatches" noValidate className="mt-10 border-line border-t pt-8">
        {problem && !problem.field ? <FormMessage kind="error">{problem.error}</FormMessage> : null}
        <PublicFormGuard shown={shown} formKey={formKey} problem={problem} />
        <input type="hidden" name="cameFrom" value={cameFrom} />
        <FieldError id="fabric-error">{problem?.field === "fabric" ? problem.error : undefined}</FieldError>
        <FabricChoice fabrics={fabrics} chosen={chosen} />
        <fieldset
          id={SEND_TO}
          className="mt-12 grid scroll-mt-20 gap-x-4 gap-y-6 border-line border-t pt-8 sm:grid-cols-6 lg:max-w-2xl"
        >
          <legend className="float-left col-span-full mb-6 w-full font-display text-xl">
            Where should we send them?
          </legend>
          <ContactInput name="name" problem={problem} known={address} className="clear-both sm:col-span-3" />
          <ContactInput name="email" problem={problem} known={address} className="sm:col-span-3" />
          <AddressInputs problem={problem} known={address} />
        </fieldset>
        <div className="mt-8">
          <Button type="submit" pending={pending} pendingLabel="Sending">
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
