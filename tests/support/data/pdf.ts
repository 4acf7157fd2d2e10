import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { makePdf } from "#app/pdf/pdf-job.ts";

const face = (weight: number) =>
  readFileSync(`node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);
export const fonts = { regular: face(400), bold: face(600), heading: readFileSync("app/fonts/fraunces-paper.woff") };
export const renderer = () => readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** The same documents without a thread of their own. */
export const pdf = {
  make: (job: Parameters<typeof makePdf>[0]) => makePdf(job, fonts, renderer),
  close: async () => {},
};

/** What a document says that was made. */
export function textOf(made: { ok: boolean; pdf?: Uint8Array | null }): string {
  if (!made.pdf) throw new Error("no document");
  return pdfText(made.pdf);
}

/** What a document of ours says, as a reader would copy it: each font tells which letters its glyphs are. */
function pdfText(document: Uint8Array): string {
  const raw = Buffer.from(document).toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const streamOf = (id: string) => {
    const [, stream = ""] = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? "") ?? [];
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  };
  const bodies = [...objects.values()];
  const letters = new Map<string, Map<string, string>>();
  for (const [, name = "", id = ""] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
    if (unicode) letters.set(name, lettersOf(streamOf(unicode)));
  }
  const contents = bodies.flatMap((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? []);
  return contents.map((id) => pageText(streamOf(id), letters)).join("\n");
}

function lettersOf(cmap: string) {
  const [, , hex = ""] = /beginbfrange\n<(\w+)> <\w+> \[([\s\S]*?)\]/.exec(cmap) ?? [];
  return new Map(
    [...hex.matchAll(/<([\da-f ]+)>/gi)].map(([, code = ""], glyph) => [
      glyph.toString(16).padStart(4, "0"),
      Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ]),
  );
}

function pageText(content: string, letters: Map<string, Map<string, string>>) {
  let font = new Map<string, string>();
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .map(([, name, shown = ""]) => {
      if (name) font = letters.get(name) ?? new Map();
      const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => font.get(glyph.toLowerCase()) ?? "").join("");
    })
    .filter(Boolean)
    .join(" ")
    .replaceAll(/\u00a0+/g, "\u00a0");
}
