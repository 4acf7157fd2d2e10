import type { Random } from "./random.ts";

/** Names that our forms use, names that they do not, and names that other software stumbles over. */
const names = [
  ..."intent version windowCount dropWindows hardwareChoice name reuseFrom treatment dropTreatments copyFrom style".split(
    " ",
  ),
  ..."control decorativeTrim blackoutLining interlining clutchControl fabricName fabricLink trimName trimLink".split(
    " ",
  ),
  ..."hardwareName hardwareLink window field was widthOfWindow heightOfWindow orderId email password token".split(" "),
  ..."firstName lastName phoneNumber street city state zipCode terms confirmPassword newPassword currentPassword".split(
    " ",
  ),
  ..."status total paymentLink orderName description role userId totalCents submittedAt id".split(" "),
  ..."__proto__ constructor prototype toString a[b][c] a[] a.b.c [] %00 _method _routes index".split(" "),
  "",
  " ",
  "\u202e",
];

const words = [
  ..."0 1 2 12 13 -1 1.5 1e9 1e309 NaN Infinity true null undefined [] {} on yes no new own next exit".split(" "),
  ..."create delete copy reuse measure quit submit profile password reset order drapes shades tops any".split(" "),
  ..."pleated-tops/Goblet soft-shades/Hobbled cornice-boards/Albany / // pleated-tops/ cordlessControl".split(" "),
  ..."__proto__ constructor client@example.com owner@example.com LF-1001 LF-1003 demo-stone quoted".split(" "),
  ..."javascript:alert(1) data:text/html,x https://shop.example/a shop.example:99999 https://[::1 %s %n".split(" "),
  "35 3/8",
  "3/0",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "../../etc/passwd",
  "",
  " ",
  "\t\r\n",
  "a\0b",
  "\ufffd",
  "\u2028",
  "\u202eabc",
  "é".normalize("NFD"),
  "👩‍👩‍👧‍👦",
  "９９",
];

export function fieldName(random: Random) {
  return random.chance(0.95) ? random.pick(names) : random.bytes(1 + random.below(40)).toString("latin1");
}

export function fieldValue(random: Random): string {
  const kind = random.below(10);
  if (kind < 7) return random.pick(words);
  if (kind === 7) return random.pick(words).repeat(1 + random.below(200));
  if (kind === 8) return random.bytes(random.below(60)).toString("latin1");
  return random.pick(["x", "9", "é", "["]).repeat(random.pick([1, 121, 201, 5_000, 70_000]));
}

/** What makes a careless pattern, parser or fold slow when it comes in great numbers; the sign at the end makes it fail late. */
const slow = [
  " ",
  "\t",
  "\n",
  "\r\n",
  "0",
  "9",
  "1/",
  "1 ",
  "1-1/",
  "-",
  ".",
  ",",
  "a",
  "a ",
  "aA",
  "a@",
  "@a.",
  "a.a",
  "http://",
  "//a",
  "\\",
  "(",
  "[",
  "{",
  '{"a":',
  "<",
  "<a ",
  "</",
  "&amp;",
  "&#",
  "%",
  "%2",
  "+",
  "=",
  ";",
  '"',
  "'",
  "1e",
  "2026-11-",
  "T00:",
  "e\u0301",
  "\u0301",
  "\ufdfa",
  "\u{1d54f}",
  "\u200d",
  "\ud800",
  "\u202e",
  "\u00a0",
  "ß",
  "İ",
  "ﬃ",
];

export function slowValue(random: Random, length: number) {
  const piece = random.pick(slow);
  return piece.repeat(Math.ceil(length / piece.length)) + random.pick(["", "!", "x", "\n"]);
}
