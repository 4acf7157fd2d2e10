import { formLimit } from "#server/form-limits.ts";
import type { Fields } from "#tests/support/orders/ordering-posts.ts";
import type { Random } from "./random.ts";
import { fieldName, fieldValue, slowValue } from "./values.ts";

export interface Body {
  type: string | undefined;
  bytes: Buffer;
}

const FORM = "application/x-www-form-urlencoded";

/** A form that a page could have sent, with some of it replaced, doubled or left out: it gets further than noise. */
function bentForm(random: Random, sound: Fields): Body {
  const bent = new URLSearchParams();
  for (const [name, value] of sound) {
    if (random.chance(0.1)) continue;
    bent.append(random.chance(0.05) ? fieldName(random) : name, random.chance(0.25) ? fieldValue(random) : value);
    if (random.chance(0.1)) bent.append(name, fieldValue(random));
  }
  return { type: FORM, bytes: Buffer.from(bent.toString()) };
}

/** As much as its page takes, in one field or in all of them. */
function heavyForm(random: Random, sound: Fields, page: string): Body {
  const size = formLimit(page).bytes * 0.9;
  const chosen = random.chance(0.5) ? [random.pick(sound)] : sound;
  const heavy = new URLSearchParams();
  for (const [name, value] of sound) {
    const filled = chosen.some(([one]) => one === name) && !/^(intent|version)$/.test(name);
    // Encoded, most signs take three bytes.
    heavy.append(name, filled ? slowValue(random, size / 3 / chosen.length) : value);
  }
  return { type: FORM, bytes: Buffer.from(heavy.toString()) };
}

function form(random: Random): Body {
  const fields = new URLSearchParams();
  const rows = random.chance(0.03) ? 2_000 : random.below(14);
  for (let row = 0; row < rows; row++) fields.append(fieldName(random), rows > 100 ? "x" : fieldValue(random));
  return { type: FORM, bytes: Buffer.from(fields.toString()) };
}

/** Percent signs that lead nowhere, bytes that are no UTF-8, halves of surrogate pairs. */
function brokenForm(random: Random): Body {
  const ends = [
    "%",
    "%f",
    "%zz",
    "%ff%fe",
    "%ed%a0%80",
    "%c0%ae",
    "%00",
    "&&&",
    "=",
    "==a&=",
    "+%2",
    "\xff\xfe",
    ";a=b",
  ];
  const pairs = Array.from({ length: 1 + random.below(6) }, () => `${fieldName(random)}=${random.pick(ends)}`);
  return {
    type: random.pick([FORM, `${FORM}; charset=utf-16`, FORM.toUpperCase()]),
    bytes: Buffer.from(pairs.join("&"), "latin1"),
  };
}

function multipart(random: Random): Body {
  const boundary = random.pick(["x", "----y", "", "a b", "x".repeat(200)]);
  const lines: string[] = [];
  for (let part = random.below(5); part >= 0; part--) {
    const file = random.chance(0.3) ? `; filename="${random.pick(["a.txt", "../../a", '"', "\0"])}"` : "";
    const type = random.chance(0.3)
      ? `\r\nContent-Type: ${random.pick(["text/plain", "multipart/mixed; boundary=z", "x"])}`
      : "";
    lines.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${fieldName(random)}"${file}${type}\r\n\r\n${fieldValue(random)}\r\n`,
    );
  }
  const whole = Buffer.from(`${lines.join("")}--${boundary}--\r\n`, random.pick(["utf8", "latin1"] as const));
  const sent = random.chance(0.3) ? whole.subarray(0, random.below(whole.length)) : whole;
  return {
    type: `multipart/form-data; boundary=${random.pick([boundary, boundary, boundary, "other", ""])}`,
    bytes: sent,
  };
}

/** Other languages: deep JSON, XML with entities, plain text, no type at all. */
function foreign(random: Random): Body {
  const depth = random.pick([1, 50, 20_000]);
  const bodies: [string | undefined, string][] = [
    ["application/json", "[".repeat(depth) + "]".repeat(depth)],
    ["application/json", `{"__proto__":{"role":"admin"},"intent":"submit","${fieldName(random)}":null}`],
    ["application/xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ["text/plain", fieldValue(random)],
    ["text/x-script", `${fieldName(random)}=${fieldValue(random)}`],
    [undefined, fieldValue(random)],
    [FORM, ""],
  ];
  const [type, text] = random.pick(bodies);
  return { type, bytes: Buffer.from(text) };
}

function noise(random: Random): Body {
  const type = random.pick([
    FORM,
    "multipart/form-data",
    "multipart/form-data; boundary",
    "application/octet-stream",
    ";;;",
    "\t",
  ]);
  return { type, bytes: random.bytes(random.pick([0, 1, 300, 5_000])) };
}

/** Beyond what the shell reads. */
function large(random: Random): Body {
  return { type: FORM, bytes: Buffer.alloc(600 * 1024 + random.below(1000), "a=b&") };
}

/** The sound form is one that the place would accept, where there is one. */
export function makeBody(random: Random, sound: Fields | undefined, page: string): Body {
  if (sound && sound.length > 0 && random.chance(0.1)) return heavyForm(random, sound, page);
  if (sound && random.chance(0.5)) return bentForm(random, sound);
  const kind = random.below(100);
  if (kind < 50) return form(random);
  if (kind < 62) return brokenForm(random);
  if (kind < 80) return multipart(random);
  if (kind < 90) return foreign(random);
  return kind < 99 ? noise(random) : large(random);
}
