/**
 * Which cuts each panel is sewn from, left to right: the whole ones one after the other, then halves, of which two panels share
 * a cut. Undefined where the panels are not made of halves.
 */
export function cutsOfPanels(panels: number, widthsPerPanel: number): string[] | undefined {
  if (!Number.isInteger(widthsPerPanel * 2)) return undefined;
  const whole = Math.floor(widthsPerPanel);
  return Array.from({ length: panels }, (_, index) => {
    const wholes = whole === 0 ? "" : spanOf(index * whole + 1, whole);
    if (whole === widthsPerPanel) return wholes;
    const shared = panels * whole + Math.floor(index / 2) + 1;
    const alone = index === panels - 1 && index % 2 === 0;
    const half = `${alone ? "half" : index % 2 === 0 ? "left half" : "right half"} of ${shared}`;
    return wholes ? `${wholes} and the ${half}` : half;
  });
}

function spanOf(from: number, count: number): string {
  return count === 1 ? String(from) : `${from}-${from + count - 1}`;
}
