/** A scale to ten thousandths: a hundredth would stretch a repeat of two feet by an inch. */
export function scaled(x: number, y: number): string {
  return `scale(${Math.round(x * 10000) / 10000} ${Math.round(y * 10000) / 10000})`;
}
