import { checkDocuments, type OrderDocuments } from "#app/domain/orders/documents/document-check.ts";
import { readNamedLinks, readWindows } from "#app/domain/orders/documents/stored-window.ts";

/** Each document says by which version it was written. An older one is brought forward, version by version, on reading. */
const VERSION = 3;

type Stored = { version: number; list: unknown };

/** From the version at its place, counted from 1, to the next. */
const upcasters: ((document: Stored) => Stored)[] = [
  // Version 1 was the bare list. Its windows have no key; the migration wrote one for each, and none is made up here.
  ({ list }) => ({ version: 2, list }),
  // Version 2 knew no answers beyond options and fabrics. What is absent was not asked, and none is made up here.
  ({ list }) => ({ version: 3, list }),
];

/** What an order row stores for these documents. Throws on what may not be written: services ask checkDocuments first. */
export function writeOrderDocuments(documents: OrderDocuments, stored?: OrderDocuments) {
  const checked = checkDocuments(documents, stored);
  if (!checked.ok) throw new Error(checked.reason);
  const { windows, hardware } = checked.value;
  return {
    windows: JSON.stringify({ version: VERSION, list: windows }),
    windowCount: windows.length,
    hardware: JSON.stringify({ version: VERSION, list: hardware }),
  };
}

/** Whatever is stored can be read: what makes no sense is left out. */
export function readOrderDocuments(row: { windows: string; hardware: string }): OrderDocuments {
  return { windows: readWindows(listIn(row.windows)), hardware: readNamedLinks(listIn(row.hardware)) };
}

function listIn(text: string): unknown {
  let document = storedIn(text);
  for (const upcast of upcasters.slice(document.version - 1)) document = upcast(document);
  return document.list;
}

function storedIn(text: string): Stored {
  const value = readJson(text);
  if (Array.isArray(value)) return { version: 1, list: value };
  const { version, list } = (value ?? {}) as Partial<Stored>;
  return { version: typeof version === "number" ? version : VERSION, list };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
