import type { TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import { mapFields } from "#app/domain/fabrics/read-fabric-details.ts";
import type { Form } from "#app/web/form.server.ts";

/** What was typed about a cloth; its rooms are boxes to tick. */
export function readFabricForm(form: Form): TypedFabric {
  return mapFields((name) => (name === "rooms" ? form.all("rooms").join(", ") : form.text(name)));
}
