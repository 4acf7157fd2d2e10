import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-workroom-"));
afterAll(() => rmSync(folder, { recursive: true }));

function workroom(...files: string[]) {
  const script = path.join(import.meta.dirname, "workroom.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...files], {
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

function write(name: string, text: string) {
  writeFileSync(path.join(folder, name), text);
  return name;
}

const input = { kind: "hard", style: "hard-shades/Hard Shades", window: { width: 30, height: 40 } };

test("it prints the cases with their figures as JSON, and nothing else", () => {
  const { status, stdout, stderr } = workroom(write("good.json", JSON.stringify([{ id: "A", input }])));
  expect(JSON.parse(stdout)).toMatchObject([
    { id: "A", input, computed: { orderWidth: 35, orderHeight: 46, checks: [] } },
  ]);
  expect([status, stderr]).toEqual([0, ""]);
});

test("a case that cannot be read has its error beside the others, and the command fails", () => {
  const { status, stdout } = workroom(
    write("mixed.json", JSON.stringify({ cases: [{ id: "A", input }, { id: "B" }] })),
  );
  expect(JSON.parse(stdout)).toMatchObject({
    cases: [{ computed: { orderWidth: 35 } }, { computed: { error: "The case has no input." } }],
  });
  expect(status).toBe(1);
});

test("no file, two files, none that is there, no JSON, or one too large: a sentence and no stack", () => {
  const large = write("large.json", "");
  truncateSync(path.join(folder, large), 20_000_001);
  for (const [files, sentence] of [
    [[], "Usage: npm run --silent workroom -- FILE\n"],
    [["a", "b"], "Usage: npm run --silent workroom -- FILE\n"],
    [["missing.json"], /^ENOENT: .*missing\.json'\n$/],
    [[write("text.json", "drapes")], /^Unexpected token .*\n$/],
    [[large], /large\.json is larger than 20 MB\.\n$/],
  ] as const) {
    const { status, stdout, stderr } = workroom(...files);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(sentence);
  }
});
