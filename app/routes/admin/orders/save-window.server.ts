import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { updateWindow } from "#app/services/orders/windows/update-window.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { type OrderProblem, WINDOW_UPDATE_FAILED } from "./order-problem.ts";
import type { OrderRequest } from "./save-order.server.ts";
import { optionField } from "./window-fields.ts";

/** Save Window: the measurements and options of one window. */
export async function saveWindow({ form, params, context }: OrderRequest) {
  const number = Number(form.text("window"));
  const typed = readWindow(form);
  const revision = { ...params, version: Number(form.text("version")), number, key: form.text("windowKey") };
  return mutation(context, {
    form: "window",
    values: valuesOf(typed),
    run: () => updateWindow(context.get(appContext), context.get(userContext).id, revision, typed),
    failed: WINDOW_UPDATE_FAILED,
    more: ({ code, newer }): Partial<OrderProblem> => {
      // What was typed was meant for a window that is gone: it is not to be saved in another.
      if (code === "missing") return { values: undefined };
      return newer ? { newer: newerOf(newer.window), version: newer.version } : {};
    },
    done: () =>
      redirectWithToast(`${orderPath(params.userId, params.orderId)}?show=${number}`, "Window updated successfully!"),
  });
}

/** A checkbox is named by its option and says as its value which treatment it belongs to. */
function readWindow(form: Form): WindowEdit {
  const ticked = (type: TreatmentType) => treatmentOptions[type].filter((name) => form.all(name).includes(type));
  return {
    measurements: Object.fromEntries(
      measurementNames.map((name) => [name, form.text(name)]),
    ) as WindowEdit["measurements"],
    options: { drapes: ticked("drapes"), shades: ticked("shades"), tops: ticked("tops") },
  };
}

function valuesOf({ measurements, options }: WindowEdit): Record<string, string> {
  const ticked = treatmentTypes.flatMap((type) => options[type].map((name) => [optionField(type, name), "on"]));
  return { ...measurements, ...Object.fromEntries(ticked) };
}

function newerOf({ measurements, customizations }: Window): Record<string, string> {
  const sizes = measurementNames.map((name) => {
    const inches = parseMeasurement(name, measurements[name]);
    return [name, inches === null ? "blank" : formatInches(inches)];
  });
  const options = treatmentTypes.flatMap((type) => {
    const flags: Record<string, boolean> = customizations[type]?.customizations ?? {};
    return treatmentOptions[type].map((name) => [optionField(type, name), flags[name] ? "ticked" : "not ticked"]);
  });
  return Object.fromEntries([...sizes, ...options]);
}
