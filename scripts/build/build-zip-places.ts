/**
 * Makes app/content/zip-places.server.ts: where each zip code of the United States lies. It is run by hand
 * (node scripts/build/build-zip-places.ts) when the package has newer codes; the file is kept in the repository.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { codes } from "zipcodes";

const CODES = 100_000;
/** Steps a degree, so that two bytes hold either: a sixth of a mile at most beside the truth. */
const [LATITUDE, LONGITUDE] = [360, 180];

const placed = Object.values(codes)
  .filter(({ zip, latitude, longitude }) => /^\d{5}$/.test(zip) && latitude && longitude)
  .sort((a, b) => (a.zip < b.zip ? -1 : 1));
const known = Buffer.alloc(CODES / 8);
const places = Buffer.alloc(placed.length * 4);
placed.forEach(({ zip, latitude, longitude }, index) => {
  known[Number(zip) >> 3] = (known[Number(zip) >> 3] ?? 0) | (1 << (Number(zip) & 7));
  places.writeUInt16LE(Math.round((latitude + 90) * LATITUDE), index * 4);
  places.writeUInt16LE(Math.round((longitude + 180) * LONGITUDE), index * 4 + 2);
});

const file = path.resolve(import.meta.dirname, "../../app/content/zip-places.server.ts");
writeFileSync(
  file,
  `/**
 * Where the zip codes of the United States lie. Written by scripts/build/build-zip-places.ts; do not edit.
 *
 * Source: the npm package zipcodes 8.0.0, copyright (c) 2007 Dav Glass, BSD licence, whose data are those of
 * federalgovernmentzipcodes.us.
 */

/** A bit for each number from 00000, set where it is a code. */
const KNOWN =
  "${known.toString("base64")}";
/** For each code latitude and longitude, two bytes each, in ${LATITUDE}ths and ${LONGITUDE}ths of a degree from the south pole and the date line. */
const PLACES =
  "${places.toString("base64")}";

const EARTH_RADIUS_MILES = 3958.8;

let known: Uint32Array | undefined;
let places: Buffer | undefined;

/** In radians. */
function placeOf(zipCode: string) {
  if (!/^\\d{5}$/.test(zipCode)) return undefined;
  if (!known || !places) {
    const bits = Buffer.from(KNOWN, "base64");
    const numbers = Array.from({ length: bits.length * 8 }, (_, number) => number);
    known = Uint32Array.from(numbers.filter((number) => (bits[number >> 3] ?? 0) & (1 << (number & 7))));
    places = Buffer.from(PLACES, "base64");
  }
  const index = known.indexOf(Number(zipCode));
  if (index < 0) return undefined;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return {
    latitude: radians(places.readUInt16LE(index * 4) / ${LATITUDE} - 90),
    longitude: radians(places.readUInt16LE(index * 4 + 2) / ${LONGITUDE} - 180),
  };
}

/** As the crow flies; nothing when either code is not known. */
export function milesBetween(oneZip: string, otherZip: string): number | undefined {
  const [one, other] = [placeOf(oneZip), placeOf(otherZip)];
  if (!one || !other) return undefined;
  const { sin, cos, asin, sqrt } = Math;
  const north = sin((one.latitude - other.latitude) / 2) ** 2;
  const east = sin((one.longitude - other.longitude) / 2) ** 2;
  return Math.round(
    2 * EARTH_RADIUS_MILES * asin(sqrt(north + cos(one.latitude) * cos(other.latitude) * east)),
  );
}
`,
);
console.log(`${placed.length} zip codes written to ${path.relative(process.cwd(), file)}`);
