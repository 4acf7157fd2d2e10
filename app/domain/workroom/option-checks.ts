import { type Flags, linings, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import { type Check, check } from "./checks.ts";

/** What was ticked and cannot stand together, or may not be hung in a home. */
export function optionChecks(treatment: Treatment): Check[] {
  const { kind, flags, interlining, band, insetBand, trim } = treatment;
  const checks: Check[] = [];
  const asked = liningsAsked(treatment);
  if (asked + (flags.unlined ? 1 : 0) > 1) {
    checks.push(check("LINING_CONFLICT", "More than one lining is asked for; cloth has one."));
  }
  if (flags.unlined && interlining) {
    checks.push(check("LINING_CONFLICT", "Interlining lies between the cloth and its lining, and there is no lining."));
  }
  const sewn = [band, insetBand, trim].some((option) => option !== undefined) || interlining;
  if (kind === "hard" && (sewn || asked > 0 || sewnFlags.some((name) => flags[name]))) {
    checks.push(
      check("HARD_SHADE_SEWN_OPTION", "A hard shade comes from a factory: nothing is lined, banded or trimmed."),
    );
  }
  if (flags.clutchControl && !flags.tensionDevice) {
    const sentence = "A loop of chain must be held to the wall by a tension device.";
    checks.push(check("LOOP_WITHOUT_TENSION_DEVICE", sentence));
  }
  if (flags.freeHangingCord) {
    checks.push(check("FREE_HANGING_CORD", "A cord that hangs free may not be made any more. Choose another control."));
  }
  if (flags.clutchControl && flags.children) {
    checks.push(check("CHILDREN_AND_LOOP", "Children live here or visit: a cordless or motorized control is safer."));
  }
  const { rodWidth, finishedLength } = treatment.choices;
  if (flags.drapesInside && (rodWidth === undefined || finishedLength === undefined)) {
    const sentence =
      "The client asked for drapes inside the frame: measure the opening and set the rod's width and the finished length, or have them hung over the frame.";
    checks.push(check("DRAPES_INSIDE_FRAME", sentence));
  }
  if (!treatment.measured) {
    checks.push(check("NOT_MEASURED", "The final measure is missing: measure, or accept the client's figures."));
  }
  return checks;
}

const sewnFlags = ["edgeBanding", "insetEdgeBanding", "decorativeTrim"] as const satisfies readonly (keyof Flags)[];

/** However often one is named, by its box or on the sheet. */
function liningsAsked({ flags, lining }: Treatment): number {
  const boxes = { standard: "standardLining", blackout: "blackoutLining", sheerBatiste: "sheerBatisteLining" } as const;
  return linings.filter((name) => lining === name || flags[boxes[name]]).length;
}
