/** A scale to ten thousandths: a hundredth would stretch a repeat of two feet by an inch. */
export function scaled(x: number, y: number): string {
  return `scale(${Number(x.toFixed(4))} ${Number(y.toFixed(4))})`;
}
