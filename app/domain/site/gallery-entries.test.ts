import { expect, test } from "vitest";
import { changeGallery, type GalleryAct, galleryEntries, LEAST_SHOWN, MOST_PICTURES } from "./gallery-entries.ts";
import type { GalleryEntry } from "./site-document.ts";

const came = (id: string, rest: Partial<GalleryEntry> = {}) => ({ id, caption: "", alt: "", hidden: false, ...rest });
const picture = { id: "own", width: 1600, height: 900, files: { "480.webp": "a".repeat(64) } };
const own = came("own", { alt: "A bay.", own: picture });
const shipped = Array.from({ length: LEAST_SHOWN }, (_, index) => `came-${index}`);
const entries = [own, ...shipped.map((id) => came(id))];

test("stored pictures stand first in their order, then what came along; what no build ships any more is gone", () => {
  const stored = [came("two", { hidden: true }), came("gone"), own];
  expect(galleryEntries(stored, ["one", "two"])).toEqual([came("two", { hidden: true }), own, came("one")]);
  expect(galleryEntries(undefined, ["one"])).toEqual([came("one")]);
});

const TOO_FEW = "The gallery shows 29 pictures at least. Please add one before you take another away.";
const ALT = "Please say in a sentence what the picture shows.";

test.each<[string, readonly GalleryEntry[], GalleryAct, string]>([
  ["a picture without its sentence", entries, { intent: "add", picture, caption: "", alt: " " }, ALT],
  ["one whose sentence is taken away", entries, { intent: "write", id: "own", caption: "", alt: "" }, ALT],
  ["a caption of 121", entries, { intent: "write", id: "own", caption: "a".repeat(121), alt: "b" }, "120"],
  ["a sentence of 201", entries, { intent: "write", id: "own", caption: "", alt: "a".repeat(201) }, "200"],
  ["hiding one of 29", entries.slice(1), { intent: "hide", id: "came-0" }, TOO_FEW],
  ["removing one of 29", entries.slice(0, 29), { intent: "remove", id: "own" }, TOO_FEW],
  ["removing what came along", entries, { intent: "remove", id: "came-0" }, "You can hide it."],
  ["one that is gone", entries, { intent: "up", id: "nobody" }, "no longer there"],
  [
    "the 81st",
    Array.from({ length: MOST_PICTURES }, (_, index) => came(`${index}`)),
    { intent: "add", picture, caption: "", alt: "A bay." },
    "There are 80 pictures",
  ],
])("refused: %s", (_, before, act, sentence) => {
  const done = changeGallery(before, act);
  expect(done).toMatchObject({ ok: false, reason: expect.stringContaining(sentence) });
});

const ids = (done: ReturnType<typeof changeGallery>) => (done.ok ? done.entries.map(({ id }) => id) : done.reason);

test("moved up and down by one, and at an end it stays", () => {
  expect(ids(changeGallery(entries, { intent: "down", id: "own" }))).toEqual(["came-0", "own", ...shipped.slice(1)]);
  expect(ids(changeGallery(entries, { intent: "up", id: "came-0" }))).toEqual(["came-0", "own", ...shipped.slice(1)]);
  expect(ids(changeGallery(entries, { intent: "up", id: "own" }))).toEqual(["own", ...shipped]);
});

test("a new one stands first; one of thirty is hidden, shown and removed; what came along keeps what is seen on it", () => {
  const add = changeGallery(entries.slice(1), { intent: "add", picture, caption: " Our bay ", alt: "A bay." });
  expect(add).toMatchObject({ ok: true, entries: [{ ...own, caption: "Our bay" }, ...entries.slice(1)] });
  const hidden = changeGallery(entries, { intent: "hide", id: "came-0" });
  expect(hidden).toMatchObject({ ok: true, entries: entries.with(1, came("came-0", { hidden: true })) });
  const again = changeGallery(hidden.ok ? hidden.entries : [], { intent: "show", id: "came-0" });
  expect(again).toMatchObject({ ok: true, entries });
  expect(ids(changeGallery(entries, { intent: "remove", id: "own" }))).toEqual(shipped);
  const words = changeGallery(entries, { intent: "write", id: "came-0", caption: "Ours", alt: "Something else" });
  expect(words).toMatchObject({ ok: true, entries: entries.with(1, came("came-0", { caption: "Ours" })) });
});
