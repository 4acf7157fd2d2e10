import { PhotoShelf } from "#app/components/photos/photo-shelf.tsx";
import { WindowDetails } from "#app/components/window/window-facts.tsx";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OrderProblem, problemOf } from "#app/routes/admin/orders/order-problem.ts";
import { orderPhotosPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { RemoveWindow } from "./remove-window-form.tsx";
import { WindowEditForm } from "./window-edit-form.tsx";

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
export function WindowCard({ order, window, number, editing, open, problem }: WindowCardProps) {
  const name = window.name || "Unnamed Window";
  return (
    <div id={`window-${number}`} className="relative not-first-of-type:-mt-px scroll-mt-20 print:break-before-page">
      <Disclosure
        defaultOpen={editing || open}
        className="print:border-0"
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
              <div className="mt-6">
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
