import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TopCategory, TreatmentType } from "#app/domain/catalogue/style.ts";
import type { ChosenFabric } from "#app/domain/fabrics/chosen-fabric.ts";
import type { ClothChipId } from "#app/domain/fabrics/cloth-chips.ts";
import type { MeasurementName } from "#app/domain/measuring/measurements.ts";
import type { Obstruction } from "#app/domain/orders/answers/nearby.ts";
import type { TreatmentAnswers } from "./answers/answers.ts";
import type { FabricBuyer, FabricRole } from "./answers/fabric-roles.ts";
import type { FurtherSizes } from "./answers/further-sizes.ts";
import type { WindowHardware } from "./answers/window-hardware.ts";
import type { WindowPlace } from "./places/place.ts";

/** A thing bought elsewhere: a name, a link, or both. The link already carries its scheme. */
export interface NamedLink {
  name: string;
  link: string;
}

/** A fabric: what it is for and who buys it; both absent where they were not asked. */
export interface FabricEntry extends NamedLink {
  role?: FabricRole | undefined;
  buyer?: FabricBuyer | undefined;
  /** Which of our cloths its client chose to see it drawn as; its name is listened to where none was. */
  drawAs?: ClothChipId | undefined;
  /** As the fabric book had it when it was chosen; absent where it was typed. */
  book?: ChosenFabric | undefined;
}

export interface Fabrics {
  fabrics: FabricEntry[];
  trims: NamedLink[];
}

/** A style as it was when it was chosen: the catalogue may have dropped it, or its whole group, since. */
export interface ChosenStyle {
  name: string;
  group: string;
  description: string;
  image?: string | undefined;
  category?: TopCategory | undefined;
}

/** Cloth that hangs besides the drapes, on a rod of its own. What is absent is as the drapes have it. */
export interface LayerEntry {
  style?: ChosenStyle | undefined;
  draw?: TreatmentAnswers["draw"];
  fabrics?: Fabrics | undefined;
  answers?: TreatmentAnswers | undefined;
}

/** A treatment may be half chosen while a client is still deciding, so every part may be missing. */
export interface TreatmentEntry {
  style?: ChosenStyle | undefined;
  customizations?: OptionFlags | undefined;
  fabrics?: Fabrics | undefined;
  /** Absent where nothing of this was asked. */
  answers?: TreatmentAnswers | undefined;
  /** Of drapes: sheers behind them on a double rod. */
  sheer?: LayerEntry | undefined;
  /** Of drapes in two tiers: the lower one. */
  lower?: LayerEntry | undefined;
  /** Of drapes that hang from the rod of another window of the order: its key. */
  sharedWith?: string | undefined;
}

export type Customizations = { [type in TreatmentType]?: TreatmentEntry | undefined };

export interface Window extends WindowPlace {
  /** The order and the number of the window in it. */
  id: string;
  /** The identity of the window, whatever becomes of its number. Blank until the window is first stored. */
  key: string;
  name: string;
  measurements: Partial<Record<MeasurementName, string>>;
  customizations: Customizations;
  /** Measured only where something hangs by them. */
  sizes?: FurtherSizes | undefined;
  /** Where it differs from the order's. */
  hardware?: WindowHardware | undefined;
  /** What is in the way; absent where it was not asked. */
  nearby?: readonly Obstruction[] | undefined;
  nearbyNote?: string | undefined;
  note?: string | undefined;
  /** Kept apart from the confirmed customizations: a window counts as customized only once its draft is confirmed. */
  draft?: { treatments: TreatmentType[]; customizations: Customizations } | undefined;
}

export function defaultWindowName(number: number): string {
  return `Window ${number}`;
}

/** What an order is known by to its client: the names that its windows were given, each once. */
export function roomsOf(windows: readonly Pick<Window, "name">[]): string[] {
  const given = windows.filter(({ name }, index) => name !== defaultWindowName(index + 1));
  return [...new Set(given.map(({ name }) => name))];
}

export function windowId(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}

export function emptyWindow(orderId: string, number: number): Window {
  const name = defaultWindowName(number);
  return { id: windowId(orderId, number), key: "", name, measurements: {}, customizations: {} };
}
