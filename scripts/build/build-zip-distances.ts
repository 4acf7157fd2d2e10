/**
 * Makes app/content/zip-distances.server.ts: the miles from each zip code to Philadelphia, as the crow flies. It is run by
 * hand (node scripts/build/build-zip-distances.ts) when the package has newer codes; the file is kept in the repository.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { codes } from "zipcodes";

const STATES = ["PA", "NJ", "DE", "MD", "NY"];
const CITY_HALL = { latitude: 39.9526, longitude: -75.1652 };
const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function milesTo({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { sin, cos, asin, sqrt } = Math;
  const north = sin(radians(latitude - CITY_HALL.latitude) / 2) ** 2;
  const east = sin(radians(longitude - CITY_HALL.longitude) / 2) ** 2;
  const share = north + cos(radians(latitude)) * cos(radians(CITY_HALL.latitude)) * east;
  return Math.round(2 * EARTH_RADIUS_MILES * asin(sqrt(share)));
}

const byPrefix = new Map<string, string[]>();
for (const { zip, state, latitude, longitude } of Object.values(codes).sort((a, b) => (a.zip < b.zip ? -1 : 1))) {
  if (!STATES.includes(state) || !latitude || !longitude) continue;
  const prefix = zip.slice(0, 3);
  byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), `${zip.slice(3)}:${milesTo({ latitude, longitude })}`]);
}

const lines = [...byPrefix].map(([prefix, rest]) => `  "${prefix}": "${rest.join(" ")}",`);
const file = path.resolve(import.meta.dirname, "../../app/content/zip-distances.server.ts");
writeFileSync(
  file,
  `/**
 * Miles from the zip codes of ${STATES.join(", ")} to Philadelphia's City Hall in a straight line, by their first three digits:
 * "03:7" under "190" says that 19003 is 7 miles away. Written by scripts/build/build-zip-distances.ts; do not edit.
 *
 * Source: the npm package zipcodes 8.0.0, copyright (c) 2007 Dav Glass, BSD licence, whose data are those of
 * federalgovernmentzipcodes.us. Only distances worked out from its places are kept here.
 */
const milesByPrefix: Record<string, string> = {
${lines.join("\n")}
};

/** Nothing when the code is not known or lies in another state. */
export function milesToPhiladelphia(zipCode: string): number | undefined {
  const entries = milesByPrefix[zipCode.slice(0, 3)]?.split(" ") ?? [];
  const found = entries.find((entry) => entry.startsWith(\`\${zipCode.slice(3)}:\`));
  return found === undefined ? undefined : Number(found.slice(3));
}
`,
);
console.log(`${[...byPrefix.values()].flat().length} zip codes written to ${path.relative(process.cwd(), file)}`);
