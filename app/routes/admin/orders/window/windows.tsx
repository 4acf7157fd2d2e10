import { Form } from "react-router";
import { PhotoShelf } from "#app/components/photos/photo-shelf.tsx";
import { Discontinued } from "#app/components/window/discontinued.tsx";
import { WindowDetails } from "#app/components/window/window-facts.tsx";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { questionBeforeRemoving } from "#app/domain/orders/owner/owner-windows.ts";
import { sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OrderProblem, problemOf, useAct } from "#app/routes/admin/orders/order-act.ts";
import { orderPhotosPath } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormKey, FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { WindowEditForm } from "./window-edit-form.tsx";

/** More than these would bury what follows them. */
const MOST_OPEN = 4;

interface WindowsProps {
  order: OrderPageData;
  /** From the address: the key or the number of the window that is edited, and the number of one to show. */
  edited: string;
  shown: string;
  problem: OrderProblem | undefined;
}

export function Windows({ order, edited, shown, problem }: WindowsProps) {
  const editing = order.windows.findIndex(({ key }, index) => key === edited || String(index + 1) === edited);
  const mine = problemOf("window", problem) ?? problemOf("windows", problem);
  return (
    <TitledSection id="windows" title="Windows" titleLook="mb-4 text-xl print:hidden" className="mt-12 print:mt-0">
      <Discontinued cloths={order.gone} reader="owner" />
      {mine && editing === -1 && <FormMessage kind="error">{mine.error}</FormMessage>}
      {order.windows.length === 0 ? (
        <EmptyState title="No windows found." />
      ) : (
        order.windows.map((window, index) => (
          <WindowCard
            key={window.key || window.id}
            order={order}
            window={window}
            number={index + 1}
            editing={editing === index}
            open={Number(shown) === index + 1 || order.windows.length <= MOST_OPEN}
            problem={editing === index ? mine : undefined}
          />
        ))
      )}
      <Liked order={order} />
      {order.windows.length < MAX_WINDOWS && <AddWindow version={order.version} formKey={order.formKey} />}
    </TitledSection>
  );
}

/** What the client has seen somewhere and likes; shown where there is something. */
function Liked({ order: { photos, userId, id, formKey } }: { order: OrderPageData }) {
  const liked = photos.filter(({ windowKey }) => windowKey === null);
  if (liked.length === 0) return null;
  return (
    <div className="mt-6 print:hidden">
      <h3 className="mb-3 text-lg">What the client likes</h3>
      <PhotoShelf of="what the client likes" photos={liked} address={orderPhotosPath(userId, id)} formKey={formKey} />
    </div>
  );
}

/** Sent to another query than the one that is open, so that what is being typed in a window is asked about first. */
function AddWindow({ version, formKey }: { version: number; formKey: string }) {
  const { action, pending } = useAct("add-window", "?edit=new");
  return (
    <Form method="post" action={action} preventScrollReset className="mt-4 print:hidden">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      <Button variant="secondary" size="sm" pending={pending} pendingLabel="Adding">
        Add a window
      </Button>
    </Form>
  );
}

type OrderWindow = OrderPageData["windows"][number];

interface WindowCardProps {
  order: OrderPageData;
  window: OrderWindow;
  number: number;
  editing: boolean;
  open: boolean;
  problem: OrderProblem | undefined;
}

/** A window that opens and closes. Which one is being edited is in the address, so there is never more than one. */
function WindowCard({ order, window, number, editing, open, problem }: WindowCardProps) {
  const name = window.name || "Unnamed Window";
  return (
    <div id={`window-${number}`} className="relative not-first-of-type:-mt-px scroll-mt-20 print:break-before-page">
      <Disclosure
        defaultOpen={editing || open}
        // Its sign beside Edit, also where the size stands under the name.
        className="print:border-0 print:[&>div]:pb-0 [&>summary>svg]:mt-1.5 [&>summary]:items-start"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-4 pr-20">
            <span className="font-display text-lg wrap-anywhere print:text-2xl">{name}</span>
            <span className="font-normal text-ink-soft text-sm">{summaryOf(window)}</span>
          </span>
        }
      >
        {editing ? (
          <>
            <WindowEditForm order={order} window={window} number={number} problem={problemOf("window", problem)} />
            <RemoveWindow order={order} window={window} number={number} problem={problemOf("windows", problem)} />
          </>
        ) : (
          <>
            <WindowDetails
              window={window}
              sharing={sharingInWords(window, order.windows)}
              rules={order.rules}
              reader="owner"
            />
            {window.key && (
              <div className="mt-6 print:mt-0">
                <PhotoShelf
                  of={name}
                  photos={order.photos.filter(({ windowKey }) => windowKey === window.key)}
                  address={orderPhotosPath(order.userId, order.id)}
                  windowKey={window.key}
                  formKey={order.formKey}
                />
              </div>
            )}
          </>
        )}
      </Disclosure>
      <div className="absolute top-1.5 right-7 print:hidden">
        <ButtonLink
          // By its key: its number may be another's by the time that the page is loaded again.
          to={editing ? `?show=${number}` : `?edit=${window.key || number}`}
          preventScrollReset
          variant="quiet"
          size="sm"
          aria-label={`${editing ? "Cancel" : "Edit"} ${name}`}
        >
          {editing ? "Cancel" : "Edit"}
        </ButtonLink>
      </div>
    </div>
  );
}

function summaryOf({ measurements, customizations }: OrderWindow) {
  const { widthOfWindow: width, heightOfWindow: height } = parseMeasurements(measurements);
  const size = width && height ? `${formatInches(width)} × ${formatInches(height)}` : "Not measured yet";
  const treatments = treatmentTypes.filter((type) => customizations[type]).map((type) => treatmentLabels[type]);
  return [size, ...treatments].join(" · ");
}

interface RemoveWindowProps {
  order: OrderPageData;
  window: OrderPageData["windows"][number];
  number: number;
  problem: OrderProblem | undefined;
}

/** Takes the window out of the order. One that holds something has a question with its yes beside the button. */
function RemoveWindow({ order, window, number, problem }: RemoveWindowProps) {
  const question = questionBeforeRemoving(window, order.windows);
  return (
    <PostForm
      {...useAct("remove-window")}
      problem={problem}
      version={order.version}
      submit="Remove window"
      pendingLabel="Removing"
      variant="danger"
      size="sm"
      unguarded
      preventScrollReset
      className="mt-8 grid gap-2 border-line border-t pt-6"
    >
      <input type="hidden" name="window" value={number} />
      <input type="hidden" name="windowKey" value={window.key} />
      {question && (
        <CheckboxField
          name="removeWindow"
          label={question}
          error={problem?.field === "removeWindow" ? "Please say yes to this first." : undefined}
        />
      )}
    </PostForm>
  );
}
