import type { App } from "#app/app.server.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { findDiscontinued } from "#app/services/fabrics/read-book.server.ts";

export interface Discontinued {
  /** The window that it hangs in. */
  window: string;
  fabric: string;
  /** In the fabric book. */
  id: string;
}

/** The cloths of an order that are no longer made, in the order of its windows. They stay in it until its client decides. */
export async function listDiscontinued(app: Pick<App, "db">, windows: readonly Window[]): Promise<Discontinued[]> {
  const chosen = windows.flatMap(({ name, customizations, draft }) => {
    const entries = [customizations, draft?.customizations ?? {}].flatMap(namedFabrics);
    return entries.flatMap((entry) => (entry.book ? [{ window: name, fabric: entry.name, id: entry.book.id }] : []));
  });
  const gone = await findDiscontinued(
    app.db,
    chosen.map(({ id }) => id),
  );
  const marked = new Map<string, Discontinued>();
  for (const { window, fabric, id } of chosen) {
    if (gone.has(id)) marked.set(`${window}/${id}`, { window, fabric, id });
  }
  return [...marked.values()];
}
