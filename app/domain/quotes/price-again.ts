import type { OwnerLine } from "./quote-types.ts";

const isOpen = ({ unitCents }: OwnerLine) => unitCents === null;

/**
 * The open lines of a draft as the rate card prices them now; what has a price, from the card or by hand, stays as it is.
 * `opening` is what a quote would begin with today. A treatment that had one open line gets those of the card in its place.
 */
export function priceOpenLines(lines: readonly OwnerLine[], opening: readonly OwnerLine[]): OwnerLine[] {
  const there = new Set(lines.map(({ key }) => key));
  // An installation of the whole order counts these treatments already.
  const installed = lines.some((line) => line.kind === "installation" && line.windowKey === null && !isOpen(line));
  return lines.flatMap((line) => {
    if (!isOpen(line)) return [line];
    const now = opening.find(({ key }) => key === line.key);
    if (now) return [withAmounts(line, now)];
    const own = opening.filter((one) => isOf(one, line) && !there.has(one.key));
    if (line.kind !== "treatment" || own.length === 0) return [line];
    return own.filter(({ kind }) => !(installed && kind === "installation"));
  });
}

function isOf({ windowKey, treatment }: OwnerLine, line: OwnerLine) {
  return windowKey === line.windowKey && treatment === line.treatment;
}

/** How many, and at what price; what the line says and does is the owner's. A price set by hand stays, for the new quantity. */
function withAmounts(line: OwnerLine, { quantityMilli, unit, unitCents, rateId, basis }: OwnerLine): OwnerLine {
  if (unitCents === null) return line;
  const byHand = line.unitCents !== null && line.rateId === null;
  return byHand ? { ...line, quantityMilli, unit } : { ...line, quantityMilli, unit, unitCents, rateId, basis };
}

/** Of a window, the lines that its owner typed for the making itself: what the card has for it would be charged twice beside them. */
export function typedMaking(lines: readonly OwnerLine[], windowKey: string): OwnerLine[] {
  return lines.filter(
    (line) =>
      line.windowKey === windowKey &&
      (line.kind === "treatment" || line.kind === "labour") &&
      line.role === "fixed" &&
      !isOpen(line) &&
      !line.rateId &&
      !(line.kind === "labour" && line.key.startsWith(`${windowKey}-`)),
  );
}

/**
 * One window priced anew, as it is now: what its treatments came to by the card gives way to what they come to today. Lines
 * that the owner added or that the client chooses among stay, and so does a treatment whose making was priced by hand: beside
 * that the card adds nothing.
 */
export function priceWindowAgain(
  lines: readonly OwnerLine[],
  opening: readonly OwnerLine[],
  windowKey: string,
): OwnerLine[] {
  const typed = new Set(typedMaking(lines, windowKey).map(({ treatment }) => treatment));
  const byHand = ({ treatment }: OwnerLine) => typed.has(treatment) || typed.has(null);
  const installed = lines.some((line) => line.kind === "installation" && line.windowKey === null && !isOpen(line));
  const fresh = opening.filter((line) => line.windowKey === windowKey && !(installed && line.kind === "installation"));
  const wanted = new Map(fresh.map((line) => [line.key, line]));
  const stays = (line: OwnerLine) =>
    line.windowKey !== windowKey || byHand(line) || !line.key.startsWith(`${windowKey}-`) || line.role !== "fixed";
  const kept = lines.flatMap((line) => {
    const now = wanted.get(line.key);
    if (now) return [withAmounts(line, now)];
    return stays(line) ? [line] : [];
  });
  const there = new Set(kept.map(({ key }) => key));
  const added = fresh.filter((line) => !there.has(line.key) && !byHand(line));
  const at = kept.findLastIndex((line) => line.windowKey === windowKey) + 1;
  return at === 0 ? [...added, ...kept] : kept.toSpliced(at, 0, ...added);
}
