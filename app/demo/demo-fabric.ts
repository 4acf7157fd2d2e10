import type { ColorFamily, FabricDetails, Room } from "#app/domain/fabrics/book-fabric.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";

export type DemoFabric = FabricDetails & { id: string };

interface Named {
  name: string;
  color: string;
  colorFamily: ColorFamily;
  /** The ground first, then the pattern's. */
  colors: readonly string[];
  price: number;
  rooms: readonly Room[];
}

/** What most cloths of a family share. */
export type UsualFabric = Omit<FabricDetails, keyof Named | "look" | "link" | "pricePerYardCents"> & {
  weave: FabricLook["weave"];
};

type More = Partial<UsualFabric & Pick<FabricLook, "weave" | "pattern" | "verticalRepeat" | "horizontalRepeat">>;

/** A cloth of a family, as most of that family are but for what is said of it. */
export function demoFabric(
  usual: UsualFabric,
  { name, color, colorFamily, colors, price, rooms }: Named,
  more: More = {},
) {
  const { weave, pattern = "none", verticalRepeat = 0, horizontalRepeat = 0, ...rest } = { ...usual, ...more };
  return {
    id: `demo-${`${name} ${color}`.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    ...{ name, color, colorFamily, rooms, link: "", pricePerYardCents: price * 100 },
    ...rest,
    look: { colors, weave, pattern, verticalRepeat, horizontalRepeat },
  } satisfies DemoFabric;
}
