/** The parts of an inch that a tape shows, for a keyboard that has no slash. */
export const eighths = ["1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8"];

const FRACTION_AT_END = /[.,]\d*$|(?:^|(\d)[\s-]+)\d+\/\d*$/;

/** Centimeters and the like, or words. */
const NOT_INCHES = /[a-z]/i;

/** The text with this fraction in place of the one it ends in; the same once more takes it away. Only inches have eighths. */
export function withEighth(text: string, eighth: string): string {
  if (NOT_INCHES.test(text)) return text;
  const bare = text.trim().slice(0, 40);
  const whole = bare.replace(FRACTION_AT_END, "$1");
  return bare === joined(whole, eighth) ? whole : joined(whole, eighth);
}

function joined(whole: string, eighth: string) {
  return whole === "" ? eighth : `${whole} ${eighth}`;
}
