import fc from "fast-check";
import { expect, test } from "vitest";
import { inColumns } from "./columns.ts";
import { shareMirrored } from "./eighths.ts";

test.each([
  [[92, 92, 133, 133], 6, 133],
  [[38, 38, 95], 6, 95],
  [[92, 92, 92, 92], 2, 184],
  [[41, 41, 41, 41], 13, 41],
  [[10], 0, 10],
])("strips of %j in %d columns take %d inches", (lengths, columns, inches) => {
  expect(inColumns(lengths, columns)).toBe(inches);
});

test("what is bought holds every strip, and no more than one after the other", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 1600 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 20 }), (strips, columns) => {
      const inches = inColumns(strips, columns);
      const sum = strips.reduce((all, strip) => all + strip, 0);
      expect(inches).toBeGreaterThanOrEqual(Math.max(...strips));
      expect(inches * columns).toBeGreaterThanOrEqual(sum);
      expect(inches).toBeLessThanOrEqual(sum);
    }),
  );
});

test.each([
  [92, 15, [...Array(7).fill(6.125), 6.25, ...Array(7).fill(6.125)]],
  [88, 3, [29.375, 29.25, 29.375]],
  [26, 3, [8.625, 8.75, 8.625]],
  [86, 9, [9.5, 9.5, 9.625, 9.625, 9.5, 9.625, 9.625, 9.5, 9.5]],
  [10.125, 2, [5, 5.125]],
])("%d inches in %d parts are %j", (inches, parts, shares) => {
  expect(shareMirrored(inches, parts)).toEqual(shares);
});
