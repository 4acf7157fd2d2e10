import { obstructionLabels } from "#app/domain/orders/answers/nearby.ts";
import { hardwareChoiceLabels, hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { type MappedWindow, mappedTreatment } from "#app/domain/workroom/input/map-window.ts";

/** What the client said about the window as a whole, each with what it is about. */
export interface WindowNote {
  about:
    | "Near the window"
    | "Hardware"
    | "Hardware the client named"
    | "No longer made"
    | "Changed since this was frozen"
    | "Note";
  text: string;
}

/**
 * New hardware without more to say is what everybody expects, and what the order says of it is about drapes. What the client
 * named for the order stands at each of its windows that hangs from something new.
 */
export function windowNotes(window: MappedWindow, ordered: readonly NamedLink[] = []): WindowNote[] {
  const { nearby, nearbyNote, note, hardware, ownHardware } = window;
  const draped = mappedTreatment(window, "drapes") !== undefined;
  const things = nearby.value.map((thing) => obstructionLabels[thing].toLowerCase());
  const held = ownHardware
    ? hardwareInWords(ownHardware)
    : hardware.value === "new" || !draped
      ? ""
      : `${hardwareChoiceLabels[hardware.value]}, for the whole order`;
  const named = draped && hardware.value !== "keep" ? namedHardware(ordered).map(({ name, link }) => name || link) : [];
  const notes: WindowNote[] = [
    { about: "Near the window", text: [things.join(", "), nearbyNote].filter(Boolean).join(": ") },
    { about: "Hardware", text: held },
    { about: "Hardware the client named", text: named.join("; ") },
    { about: "Note", text: note },
  ];
  return notes.filter(({ text }) => text !== "");
}
