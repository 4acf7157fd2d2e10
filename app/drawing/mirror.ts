/** The mirror image, about x = 0, of path data made of absolute coordinate pairs (M, L, C, Q, Z). */
export function mirrorPath(data: string): string {
  let index = 0;
  return data.replace(/-?\d*\.?\d+/g, (number) => {
    index += 1;
    if (index % 2 === 0) return number;
    return number.startsWith("-") ? number.slice(1) : `-${number}`;
  });
}
