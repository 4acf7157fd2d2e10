import { Form, useNavigation } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { labelLines, REQUEST_MISSING } from "#app/domain/swatches/swatch-words.ts";
import { customerPath, fabricPath, SWATCHES, swatchRequestPath } from "#app/routes/admin/paths.ts";
import { findSwatchRequest, markSwatchesSent } from "#app/services/swatches/list-swatch-requests.server.ts";
import { Button, FactLink, SmallButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/swatch-request";

const FAILED = "This could not be saved. Please try again.";

export const meta = pageMetaOf<{ request: { name: string } }>((loaded) =>
  loaded ? `Swatches for ${loaded.request.name}` : "Swatches",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const request = await findSwatchRequest(context.get(appContext), params.id);
  if (!request)
    throw missing({ title: "Swatches", sentence: REQUEST_MISSING, way: { to: SWATCHES, label: "View Swatches" } });
  return { request };
}

/** Its one form: Mark as Sent. */
export async function action({ params, context }: Route.ActionArgs) {
  return mutation(context, {
    run: () => markSwatchesSent(context.get(appContext), params.id),
    failed: FAILED,
    done: () => redirectWithToast(swatchRequestPath(params.id), "Marked as sent. They are told by e-mail."),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function SwatchRequestPage({ loaderData: { request }, actionData: problem }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={`Swatches for ${request.name}`}
          lead={
            request.sentAt
              ? `Sent ${formatDateTime(request.sentAt)}.`
              : `To send. Asked for ${formatDateTime(request.createdAt)}.`
          }
          links={[{ to: SWATCHES, label: "View Swatches" }]}
        />
        {problem && <FormMessage kind="error">{problem.error}</FormMessage>}
        <h2 className="text-xl">Cut these</h2>
        <ul className="mt-3 grid gap-2">
          {request.fabrics.map(({ id, name, color }) => (
            <li key={id}>
              <FactLink to={fabricPath(id)}>{fabricTitle({ name, color })}</FactLink>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-ink-soft">
          {request.cameFrom && `Came from: ${request.cameFrom}. `}
          Write to <FactLink href={`mailto:${request.email}`}>{request.email}</FactLink>
          {request.userId && (
            <>
              {" "}
              or <FactLink to={customerPath(request.userId)}>go to customer</FactLink>
            </>
          )}
        </p>
      </div>
      <AddressLabel lines={labelLines(request)} />
      {!request.sentAt && (
        <Form method="post" className="mt-8 print:hidden">
          <Button pending={pending} pendingLabel="Saving">
            Mark as Sent
          </Button>
          <p className="mt-2 text-ink-soft text-sm">We’ll tell {request.email} that they are in the mail.</p>
        </Form>
      )}
    </>
  );
}

/** Four by two inches, as the workroom's label printer takes them. On paper it is all that is left of the page. */
function AddressLabel({ lines }: { lines: string[] }) {
  const { business } = useSite();
  return (
    <section aria-labelledby="label" className="mt-8 print:fixed print:inset-0 print:mt-0">
      <svg aria-hidden="true" className="hidden">
        <style>{"@page{size:4in 2in;margin:0}"}</style>
      </svg>
      <div className="mb-3 flex flex-wrap items-center gap-4 print:hidden">
        <h2 id="label" className="text-xl">
          Address label
        </h2>
        <div className="noscript:hidden">
          <SmallButton type="button" onClick={() => window.print()}>
            Print Label
          </SmallButton>
        </div>
      </div>
      <address className="flex h-[2in] w-[4in] max-w-full flex-col justify-between border border-line bg-white p-3 not-italic print:border-0">
        <p className="text-xs">
          {business.name}, {business.location}
        </p>
        <p className="wrap-anywhere ml-8 text-lg leading-snug">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <span />
      </address>
    </section>
  );
}
