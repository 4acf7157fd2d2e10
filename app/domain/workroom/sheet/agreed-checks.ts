import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { type AgreedLine, agreedInWords } from "#app/domain/orders/agreed/agree.ts";
import { type Written, writtenInWords } from "#app/domain/orders/agreed/written.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { Packet } from "#app/domain/workroom/packet.ts";

interface Agreed {
  agreed?: readonly AgreedLine[];
  ended?: readonly Written[];
  otherwise?: readonly { window: string | null; words: string }[];
}

/** What was agreed on the quote and the engine knows nothing of stands where it is made, to be looked at. */
export function withAgreedChecks(
  packet: Packet,
  windows: readonly MappedWindow[],
  { agreed = [], ended = [], otherwise = [] }: Agreed,
): Packet {
  if (agreed.length + ended.length + otherwise.length === 0) return packet;
  // For the whole order, or for a treatment that is no longer there: with the first that is made.
  const first = windows.find(({ treatments }) => treatments.length > 0);
  const placeOf = ({ window, treatment }: { window: string | null; treatment?: AgreedLine["treatment"] }) => {
    const here = windows.find(({ key, treatments }) => key === window && treatments.length > 0) ?? first;
    return here?.treatments.find(({ type }) => type === treatment) ?? here?.treatments[0];
  };
  return {
    ...packet,
    windows: packet.windows.map((window, index) => ({
      ...window,
      treatments: window.treatments.map((computed, at) => {
        const mapped = windows[index]?.treatments[at];
        const checks =
          mapped &&
          checksOf(mapped, {
            agreed: agreed.filter((line) => placeOf(line) === mapped),
            ended: ended.filter((one) => placeOf(one) === mapped),
            otherwise: otherwise.filter((one) => placeOf(one) === mapped),
          });
        return checks && checks.length > 0 ? { ...computed, checks: [...computed.checks, ...checks] } : computed;
      }),
    })),
  };
}

function checksOf(treatment: MappedTreatment, { agreed, ended, otherwise }: Required<Agreed>): Check[] {
  const open = agreed.filter(({ unsettled }) => unsettled === undefined);
  const unsettled = agreed.filter((line) => line.unsettled !== undefined);
  const kept = ended.map(writtenInWords).join("; ");
  return [
    ...(unsettled.length > 0
      ? [
          check(
            "CHOICE_NOT_SETTLED",
            `${agreedInWords(unsettled)} Which lining or control is meant has not been settled: this is made with ${asMade(treatment)}. Change the window if it is another, then say that it is settled.`,
          ),
        ]
      : []),
    ...(open.length > 0 ? [check("AGREED_ON_QUOTE", agreedInWords(open))] : []),
    ...(kept
      ? [check("CONSENT_ENDED", `The client’s yes has ended, and this is still as it was chosen then: ${kept}.`)]
      : []),
    ...otherwise.map(({ words }) =>
      check("OTHER_THAN_AGREED", `Not as it was agreed: ${words}. Revise the quote, or change it back.`),
    ),
  ];
}

/** The lining and the control as they stand, so that another one is looked at again. */
function asMade({ lining, flags }: MappedTreatment): string {
  const controls = shadeControls.filter((name) => flags[name]).map((name) => optionTexts[name].label.toLowerCase());
  return [lining ? linings[lining] : "no lining", ...controls].join(" and ");
}

const linings = { standard: "standard lining", blackout: "blackout lining", sheerBatiste: "sheer batiste lining" };
