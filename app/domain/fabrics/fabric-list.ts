import { describeList } from "#app/domain/list-query.ts";
import { families } from "./book-fabric.ts";

/** The fabric book: what is no longer made stands apart. */
export const fabricList = describeList({
  family: { values: families, usual: null },
  state: { values: ["active", "discontinued"], usual: "active" },
});
export type FabricListQuery = ReturnType<typeof fabricList.parse>;
