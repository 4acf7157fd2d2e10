import type { App } from "#app/app.server.ts";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { fabricOf } from "./fabric-rows.server.ts";

/** Every cloth that can be chosen, by name, as a client may see it. */
export async function listClientFabrics(app: Pick<App, "db">): Promise<ClientFabric[]> {
  const rows = await app.db.selectFrom("fabrics").selectAll().where("active", "=", 1).orderBy("folded").execute();
  return rows.map((row) => {
    const { id, name, color, family, colorFamily, rooms, look, care, hangs } = fabricOf(row);
    return { id, name, color, family, colorFamily, rooms, look, care, hangs };
  });
}
