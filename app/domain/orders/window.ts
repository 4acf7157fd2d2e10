import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TopCategory, TreatmentType } from "#app/domain/catalogue/style.ts";
import type { MeasurementName } from "#app/domain/measuring/measurements.ts";

/** A thing bought elsewhere: a name, a link, or both. The link already carries its scheme. */
export interface NamedLink {
  name: string;
  link: string;
}

export interface Fabrics {
  fabrics: NamedLink[];
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

/** A treatment may be half chosen while a client is still deciding, so every part may be missing. */
export interface TreatmentEntry {
  style?: ChosenStyle | undefined;
  customizations?: OptionFlags | undefined;
  fabrics?: Fabrics | undefined;
}

export type Customizations = { [type in TreatmentType]?: TreatmentEntry | undefined };

export interface Window {
  /** The order and the number of the window in it. */
  id: string;
  /** The identity of the window, whatever becomes of its number. Blank until the window is first stored. */
  key: string;
  name: string;
  measurements: Partial<Record<MeasurementName, string>>;
  customizations: Customizations;
  /** Kept apart from the confirmed customizations: a window counts as customized only once its draft is confirmed. */
  draft?: { treatments: TreatmentType[]; customizations: Customizations } | undefined;
}

export function defaultWindowName(number: number): string {
  return `Window ${number}`;
}

export function windowId(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}

export function emptyWindow(orderId: string, number: number): Window {
  const name = defaultWindowName(number);
  return { id: windowId(orderId, number), key: "", name, measurements: {}, customizations: {} };
}
