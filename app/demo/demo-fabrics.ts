import type { DemoFabric } from "./demo-fabric.ts";
import { demoPatternedFabrics } from "./demo-fabrics-patterned.ts";
import { demoPlainFabrics } from "./demo-fabrics-plain.ts";

/** The demo's fabric book: five cloths of each family. */
export const demoBook: readonly DemoFabric[] = [...demoPlainFabrics, ...demoPatternedFabrics];
