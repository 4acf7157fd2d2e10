import { z } from "zod";
import type { AskedFabric } from "./swatch-words.ts";

const askedFabrics = z.array(z.object({ id: z.string(), name: z.string(), color: z.string() }));

/** As our own rules wrote it. */
export function readAskedFabrics(stored: string): AskedFabric[] {
  return askedFabrics.parse(JSON.parse(stored));
}
