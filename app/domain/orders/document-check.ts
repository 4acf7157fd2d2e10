import { z } from "zod";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Hardware, Windows } from "./order.ts";
import { MAX_HARDWARE, MAX_WINDOWS } from "./order-limits.ts";
import { defaultWindowName } from "./window.ts";
import { namedLinkSchema, windowSchema } from "./window-schema.ts";

/** The two parts of an order that are kept as documents. */
export interface OrderDocuments {
  windows: Windows;
  hardware: Hardware;
}

const INVALID = "Invalid order data. Unable to save.";

const windowsSchema = z
  .array(windowSchema)
  .max(MAX_WINDOWS, `You can only enter a maximum of ${MAX_WINDOWS} windows.`)
  .refine((windows) => new Set(windows.map(({ key }) => key)).size === windows.length, INVALID);
const hardwareSchema = z
  .array(namedLinkSchema)
  .max(MAX_HARDWARE, `You can add at most ${MAX_HARDWARE} hardware entries.`);

/**
 * Whether an order may be stored like this. A fault that is new is refused, with where it is and what it is; one that was
 * stored before a limit was tightened may stay, or nobody could mend an order with two of them one after the other.
 */
export function checkDocuments(next: OrderDocuments, stored?: OrderDocuments): Verdict<OrderDocuments> {
  const old = new Set(stored ? faultsOf(stored).map(({ fault }) => fault) : []);
  const found = faultsOf(next).find(({ fault }) => !old.has(fault));
  return found ? { ok: false, reason: found.sentence } : { ok: true, value: next };
}

function faultsOf({ windows, hardware }: OrderDocuments) {
  return [
    ...issuesOf(windowsSchema, windows).map(({ fault, message, path: [index] }) => ({
      fault,
      sentence: sentence(typeof index === "number" ? nameOf(windows, index) : "", message),
    })),
    ...issuesOf(hardwareSchema, hardware).map(({ fault, message }) => ({
      fault: `hardware ${fault}`,
      sentence: sentence("Hardware", message),
    })),
  ];
}

function nameOf(windows: Windows, index: number) {
  return windows[index]?.name || defaultWindowName(index + 1);
}

function sentence(where: string, message: string) {
  return where === "" || message === INVALID ? message : `${where}: ${message}`;
}

/** Two issues are the same fault when the same rule refuses the same value, wherever it stands: it may have been copied. */
function issuesOf(schema: z.ZodType, document: unknown) {
  const issues = schema.safeParse(document, { error: () => INVALID }).error?.issues ?? [];
  return issues.map(({ code, message, path }) => {
    const value = path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown>)?.[name], document);
    const seen = Array.isArray(value) ? `${value.length} entries` : JSON.stringify(value);
    return { message, path, fault: [code, message, seen].join(" ") };
  });
}
