import type { FabricDetails } from "#app/domain/fabrics/book-fabric.ts";
import { mapFields, readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import typed from "./data/fabrics.json" with { type: "json" };

type DemoFabric = FabricDetails & { id: string };

/** The demo's fabric book, as an owner would type it: five cloths of each family. Names and suppliers are our own inventions. */
export const demoBook: readonly DemoFabric[] = typed.map((fabric: Partial<Record<string, string>>) => {
  const read = readFabricDetails(mapFields((name) => fabric[name] ?? ""));
  if (!read.ok) throw new Error(`The demo's ${fabric.name}, ${fabric.color}: ${read.reason}`);
  const { name, color } = read.value;
  return { id: `demo-${`${name} ${color}`.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`, ...read.value };
});
