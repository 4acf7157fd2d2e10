import { type Hardware, hardwareSchema, type Windows, windowsSchema } from "#app/domain/orders/order.ts";

/** What an order row stores for these documents. Throws on a document that the domain would not accept. */
export function writeOrderDocuments(documents: { windows: Windows; hardware: Hardware }) {
  const windows = windowsSchema.parse(documents.windows);
  return {
    windows: JSON.stringify(windows),
    windowCount: windows.length,
    hardware: JSON.stringify(hardwareSchema.parse(documents.hardware)),
  };
}

export function readOrderDocuments(row: { windows: string; hardware: string }) {
  return {
    windows: windowsSchema.parse(JSON.parse(row.windows)),
    hardware: hardwareSchema.parse(JSON.parse(row.hardware)),
  };
}
