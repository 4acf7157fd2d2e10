import { checkDocuments, type OrderDocuments } from "#app/domain/orders/documents/document-check.ts";
import { readNamedLinks, readWindows } from "#app/domain/orders/documents/stored-window.ts";
import type { OrderContent } from "#app/domain/orders/draft.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";
import { readJson } from "#app/domain/read-json.ts";

/** Each document says by which version it was written. An older one is brought forward, version by version, on reading. */
const VERSION = 3;

type Stored = { version: number; list: unknown };

/** The oldest that is read. */
const FIRST = 2;

/** From the version at its place, counted from the first, to the next. */
const upcasters: ((document: Stored) => Stored)[] = [
  // Version 2 knew no answers beyond options and fabrics. What is absent was not asked, and none is made up here.
  ({ list }) => ({ version: 3, list }),
];

/**
 * What an order row stores of what is ordered: the documents, and beside them what lists show of them, so that no list reads
 * a document. Throws on what may not be written: services ask checkDocuments first.
 */
export function writeOrderDocuments(content: OrderContent, stored?: OrderDocuments) {
  const checked = checkDocuments(content, stored);
  if (!checked.ok) throw new Error(checked.reason);
  const { windows, hardware } = checked.value;
  return {
    windows: JSON.stringify({ version: VERSION, list: windows }),
    windowCount: windows.length,
    hardware: JSON.stringify({ version: VERSION, list: hardware }),
    hardwareChoice: content.hardwareChoice === null ? null : Number(content.hardwareChoice),
    submittable: Number(checkSubmit(content).ok),
  };
}

/** Whatever is stored can be read: what makes no sense is left out. */
export function readOrderDocuments(row: { windows: string; hardware: string }): OrderDocuments {
  return { windows: readWindows(listIn(row.windows)), hardware: readNamedLinks(listIn(row.hardware)) };
}

function listIn(text: string): unknown {
  let document = storedIn(text);
  for (const upcast of upcasters.slice(document.version - FIRST)) document = upcast(document);
  return document.list;
}

function storedIn(text: string): Stored {
  const { version, list } = (readJson(text) ?? {}) as Partial<Stored>;
  return { version: typeof version === "number" ? version : VERSION, list };
}
