/** A whole shared out by weights, in whole numbers: the largest remainders get one more, the first of equal ones first. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? whole : 0));
  const exact = weights.map((weight) => (whole * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact.map((value, index) => [index, value - Math.floor(value)] as const);
  byRemainder.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  for (const [index] of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
