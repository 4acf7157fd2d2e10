import { costOfParts, isBoughtTogether, priceOfParts, withParts } from "./costs/cost-parts.ts";
import type { CostPart, OwnerLine } from "./quote-types.ts";

const isOpen = ({ unitCents }: OwnerLine) => unitCents === null;

/** An installation of the whole order counts the treatments already. */
function isInstalled(lines: readonly OwnerLine[]): boolean {
  return lines.some((line) => line.key === "installation" && line.windowKey === null && !isOpen(line));
}

/** What the card has today, without what the order pays in another line. */
export function fittedTo(lines: readonly OwnerLine[], opening: readonly OwnerLine[]): OwnerLine[] {
  if (!isInstalled(lines)) return [...opening];
  return opening
    .filter(({ kind, windowKey }) => kind !== "installation" || windowKey === null)
    .map((line) => {
      const parts = line.parts.filter(({ label }) => !/(^|: )(Tall )?installation$/i.test(label));
      return parts.length === line.parts.length ? line : withParts(line, parts);
    });
}

/**
 * Cloth is bought for all windows together, so what one of them takes changes what the others pay of it. Their other parts stay,
 * and so do those of a window that waits to be priced itself.
 */
function followShares(lines: readonly OwnerLine[], today: ReadonlyMap<string, OwnerLine>, waiting: readonly string[]) {
  return lines.map((line) => {
    const now = today.get(line.key)?.parts.filter(isBoughtTogether) ?? [];
    if (now.length === 0 || line.role !== "fixed" || waiting.includes(line.windowKey ?? "")) return line;
    const before = line.parts.filter(isBoughtTogether);
    const parts = line.parts.map((part) => {
      const share = now.filter(({ label }) => label === part.label)[before.filter(isNamed(part)).indexOf(part)];
      return share && isAnotherShare(part, share) ? share : part;
    });
    if (parts.every((part, index) => part === line.parts[index])) return line;
    const byHand = isOpen(line) || line.rateId === null;
    return { ...line, parts, costCents: costOfParts(parts), ...(!byHand && { unitCents: priceOfParts(parts) }) };
  });
}

const isNamed = (one: CostPart) => (other: CostPart) => one.label === other.label;

/** More or less of it, or a cent that went to another window; what a yard costs by now is no reason. */
function isAnotherShare(before: CostPart, now: CostPart): boolean {
  if (before.quantityMilli !== now.quantityMilli) return true;
  return before.unitCents === now.unitCents && before.grossCents !== now.grossCents;
}

/**
 * The open lines of a draft as the rate card prices them now; what has a price, from the card or by hand, stays as it is but
 * for its share of the cloth. `opening` is what a quote would begin with today, `waiting` the windows that were changed since
 * they were priced. What stood beside an open treatment and is now among its parts goes.
 */
export function priceOpenLines(
  given: readonly OwnerLine[],
  opening: readonly OwnerLine[],
  waiting: readonly string[] = [],
): OwnerLine[] {
  const today = new Map(fittedTo(given, opening).map((line) => [line.key, line]));
  const lines = followShares(given, today, waiting);
  const priced = lines.map((line) => {
    const now = isOpen(line) ? today.get(line.key) : undefined;
    return now ? refreshed(line, now) : line;
  });
  const whole = priced.filter((line, index) => line.parts.length > 0 && lines[index]?.parts.length === 0);
  const within = ({ key, role }: OwnerLine) => role === "fixed" && whole.some((line) => key.startsWith(`${line.key}-`));
  const counted = (line: OwnerLine) =>
    isNamedHardware(line) && isOpen(line) && opening.length > 0 && !today.has(line.key);
  return priced.filter((line) => !counted(line) && (!within(line) || (line.rateId === null && line.kind !== "trim")));
}

/** What the client named for the whole order; a draft from before its treatment was worked out may still hold it. */
export function isNamedHardware({ kind, windowKey, key }: OwnerLine): boolean {
  return kind === "hardware" && windowKey === null && /^hardware-\d+$/.test(key);
}

/** How many, at what price, and what that is made of; what the line says and does is the owner's. A price set by hand stays. */
export function refreshed(line: OwnerLine, now: OwnerLine): OwnerLine {
  const { quantityMilli, unit, unitCents, rateId, basis, parts } = now;
  const cost = parts.length > 0 ? { parts, costCents: now.costCents } : {};
  if (unitCents === null) return isOpen(line) ? { ...line, ...cost } : line;
  const byHand = !isOpen(line) && line.rateId === null;
  return byHand
    ? { ...line, quantityMilli, unit, ...cost }
    : { ...line, quantityMilli, unit, unitCents, rateId, basis, ...cost };
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
  waiting: readonly string[] = [],
): OwnerLine[] {
  const typed = new Set(typedMaking(lines, windowKey).map(({ treatment }) => treatment));
  const byHand = ({ treatment }: OwnerLine) => typed.has(treatment) || typed.has(null);
  const fitted = fittedTo(lines, opening);
  const fresh = fitted.filter((line) => line.windowKey === windowKey);
  const wanted = new Map(fresh.map((line) => [line.key, line]));
  const stays = (line: OwnerLine) =>
    line.windowKey !== windowKey || byHand(line) || !line.key.startsWith(`${windowKey}-`) || line.role !== "fixed";
  const shared = followShares(lines, new Map(fitted.map((line) => [line.key, line])), [windowKey, ...waiting]);
  const kept = shared.flatMap((line) => {
    const now = wanted.get(line.key);
    if (now) return [refreshed(line, now)];
    return stays(line) ? [line] : [];
  });
  const there = new Set(kept.map(({ key }) => key));
  const added = fresh.filter((line) => !there.has(line.key) && !byHand(line));
  const at = kept.findLastIndex((line) => line.windowKey === windowKey) + 1;
  return at === 0 ? [...added, ...kept] : kept.toSpliced(at, 0, ...added);
}

/**
 * The whole draft priced anew: windows that changed as one of them is, every other line of the card as it comes out today, and
 * none for what is no longer in the order. What was set by hand stays.
 */
export function priceAllAgain(
  lines: readonly OwnerLine[],
  opening: readonly OwnerLine[],
  { changed, known }: { changed: readonly string[]; known: readonly string[] },
): OwnerLine[] {
  const anew = changed.reduce<readonly OwnerLine[]>((all, key) => priceWindowAgain(all, opening, key), lines);
  const today = new Map(fittedTo(anew, opening).map((line) => [line.key, line]));
  const followed = anew.flatMap((line) => {
    const now = today.get(line.key);
    const gone = line.windowKey !== null && !known.includes(line.windowKey);
    if (line.rateId === null || isOpen(line)) return [line];
    if (now) return [refreshed(line, now)];
    return gone || ["trip", "least-charge", "take-down"].includes(line.key) ? [] : [line];
  });
  return priceOpenLines(followed, opening);
}
