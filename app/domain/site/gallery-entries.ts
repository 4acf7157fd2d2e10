import { line } from "#app/domain/forms/field-kinds.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import type { GalleryEntry, OwnPicture } from "./site-document.ts";

/** How wide the files of a picture of the owner's are, ascending: as many of these as it is wide enough for. */
export const OWN_WIDTHS = [480, 960, 1600] as const;
export const MOST_PICTURES = 80;
export const LEAST_SHOWN = 29;
export const PICTURE_WORDS = { caption: 120, alt: 200 };

const FULL = refusal("refused", `There are ${MOST_PICTURES} pictures in the gallery already. Remove one first.`);
const TOO_FEW = refusal(
  "refused",
  `The gallery shows ${LEAST_SHOWN} pictures at least. Please add one before you take another away.`,
);
const GONE = refusal("missing", "That picture is no longer there.");
const ALT = refusal("invalid", "Please say in a sentence what the picture shows.", "alt");
const NOT_OURS = refusal("refused", "That picture came with the site. You can hide it.");

type Words = Pick<GalleryEntry, "caption" | "alt">;
export type GalleryAct =
  | ({ intent: "add"; picture: OwnPicture } & Words)
  | ({ intent: "write"; id: string } & Words)
  | { intent: "up" | "down" | "hide" | "show" | "remove"; id: string };
type Changed = Done<{ entries: readonly GalleryEntry[] }>;

/** All of them in their order. One that came along has no words here until the owner gives it some; what a later build ships stands last. */
export function galleryEntries(
  stored: readonly GalleryEntry[] | undefined,
  shipped: readonly string[],
): readonly GalleryEntry[] {
  const known = (stored ?? []).filter(({ id, own }) => own || shipped.includes(id));
  const named = new Set(known.map(({ id }) => id));
  const others = shipped.filter((id) => !named.has(id));
  return [...known, ...others.map((id) => ({ id, caption: "", alt: "", hidden: false }))];
}

export function changeGallery(entries: readonly GalleryEntry[], act: GalleryAct): Changed {
  if (act.intent === "add") {
    const { picture: own, caption, alt } = act;
    if (entries.length >= MOST_PICTURES) return FULL;
    return worded({ id: own.id, caption, alt, hidden: false, own }, (entry) => [entry, ...entries]);
  }
  const at = entries.findIndex(({ id }) => id === act.id);
  const entry = entries[at];
  if (!entry) return GONE;
  const put = (next: GalleryEntry) => entries.with(at, next);
  switch (act.intent) {
    case "write":
      return worded({ ...entry, caption: act.caption, alt: act.alt }, put);
    case "up":
    case "down":
      return { ok: true, entries: swapped(entries, at, act.intent === "up" ? at - 1 : at + 1) };
    case "hide":
      return stillEnough(entries, put({ ...entry, hidden: true }));
    case "show":
      return { ok: true, entries: put({ ...entry, hidden: false }) };
    case "remove":
      return entry.own ? stillEnough(entries, entries.toSpliced(at, 1)) : NOT_OURS;
  }
}

/** What is seen on one that came along, its own words say. */
function worded(entry: GalleryEntry, put: (entry: GalleryEntry) => readonly GalleryEntry[]): Changed {
  const caption = line(PICTURE_WORDS.caption).read(entry.caption, "Caption");
  if (!caption.ok) return refusal("invalid", caption.reason, "caption");
  const alt = line(PICTURE_WORDS.alt).read(entry.own ? entry.alt : "", "What it shows");
  if (!alt.ok) return refusal("invalid", alt.reason, "alt");
  if (entry.own && alt.value === "") return ALT;
  return { ok: true, entries: put({ ...entry, caption: caption.value, alt: alt.value }) };
}

function swapped(entries: readonly GalleryEntry[], at: number, to: number) {
  const [one, other] = [entries[at], entries[to]];
  return one && other ? entries.with(at, other).with(to, one) : entries;
}

const shownOf = (entries: readonly GalleryEntry[]) => entries.filter(({ hidden }) => !hidden).length;

function stillEnough(before: readonly GalleryEntry[], entries: readonly GalleryEntry[]): Changed {
  const left = shownOf(entries);
  return left < LEAST_SHOWN && left < shownOf(before) ? TOO_FEW : { ok: true, entries };
}

export const widthsOf = ({ files }: OwnPicture) => OWN_WIDTHS.filter((width) => `${width}.webp` in files);
