import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "..");
const folders = [
  "content",
  "routes/{public,account,client,admin}",
  "components",
  "ui",
  "email",
  "domain",
  "services",
  "demo",
];
const british =
  /\b(neighbour|parlour|mould|fibre|grey|enquir|favour|honour|colour|centre\b|behaviour|jewell|draught|cosy|storey|towards|whilst)\w*/gi;

/** Not what we say, but what a client may have written, or a mill as the head of a column. */
const heard = [
  "fabrics/guess-look.ts: grey",
  "imports/import-kinds.ts: colour",
  "imports/import-kinds.ts: colourway",
].map((word) => `domain/${word}`);

/** The business is in Pennsylvania. Comments are ours alone; what is left of a file is what people read, and names. */
test.each(folders)("%s speaks American", (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: app }).filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const read = readFileSync(path.join(app, file), "utf8").replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms, "");
    return (read.match(british) ?? []).map((word) => `${file}: ${word}`);
  });
  expect(files).not.toEqual([]);
  expect(found.filter((one) => !heard.includes(one))).toEqual([]);
});
