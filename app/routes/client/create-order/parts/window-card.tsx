import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { customizationOf, hasUnconfirmedChanges, isCustomized } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { MeasurementEditor } from "./measurement-editor.tsx";

interface WindowCardProps {
  window: Window;
  customizePage: string;
  /** Another window is finished, so a new one may start from its choices. */
  offerCopy: boolean;
}

export function WindowCard({ window, customizePage, offerCopy }: WindowCardProps) {
  const done = isCustomized(window);
  const begun = !done && window.draft !== undefined;
  return (
    <li className="flex flex-col border border-line bg-paper">
      <div className="bg-linen">
        <WindowPicture window={window} customizations={customizationOf(window).customizations} caption={false} />
      </div>
      <div className="grid gap-4 p-5">
        <div>
          <h2 className="text-lg wrap-anywhere">{window.name}</h2>
          <p className="text-ink-soft text-sm">
            {done ? summary(window) : begun ? "Customization started" : "Not customized yet"}
          </p>
          {hasUnconfirmedChanges(window) ? (
            <p className="mt-1 text-sm">
              Your changes are kept, but they do not count yet. Open it again and confirm them.
            </p>
          ) : null}
        </div>
        <div>
          <ButtonLink
            to={offerCopy && !done && !begun ? `${customizePage}?copy` : customizePage}
            variant={done ? "secondary" : "primary"}
          >
            {done ? "Edit Customization" : "Customize"}
            <span className="sr-only"> {window.name}</span>
          </ButtonLink>
        </div>
        <Disclosure summary="View Measurements">
          <MeasurementEditor window={window} />
        </Disclosure>
      </div>
    </li>
  );
}

function summary(window: Window) {
  return treatmentTypes
    .filter((type) => window.customizations[type])
    .map((type) => `${treatmentLabels[type]}: ${window.customizations[type]?.style?.name ?? "no style yet"}`)
    .join(" · ");
}
