import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { doors } from "./doors.ts";

test("as many styles as the catalogue has", () => {
  expect(doors.styles.label).toBe(`See all ${styles.length} styles`);
});
