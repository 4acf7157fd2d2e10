import { type Refusal, refusal } from "#app/domain/refusal.ts";

const MB = 1_000_000;
export const MOST_BYTES = 20_971_520;
export const MOST_PIXELS = 50_000_000;
export const LEAST_SIDE = 200;
export const LONGEST_CAPTION = 200;

/** Photographs as they are kept: large to look at, small beside the words. */
export const LARGE = { side: 2400, quality: 80 };
export const SMALL = { side: 480, quality: 75 };

/** Why a photograph is not taken, as it is said beside the file. */
export const refused = {
  large: refusal("too_large", "That picture is larger than 20 MB. Please send a smaller one."),
  unknown: refusal(
    "unreadable",
    "We cannot read that file as a photograph. Please send a JPEG, PNG, WebP or HEIC picture.",
  ),
  pixels: refusal("invalid", "That picture has more than 50 million pixels. Please send a smaller one."),
  small: refusal("invalid", "That picture is too small to show anything."),
  shape: refusal("invalid", "A logo may be four times as wide as it is high, or as high as it is wide, at most."),
  damaged: refusal("invalid", "That picture is damaged or incomplete. Please choose it again."),
  store: refusal(
    "unavailable",
    "We cannot store photographs at the moment. Nothing else is lost; please try again later.",
  ),
  busy: refusal("unavailable", "Many photographs are arriving at once. Please try again in a minute."),
  broken: refusal("invalid", "The connection broke off. Please send it again."),
  unclear: refusal("invalid", "Please send one photograph at a time, as our page does."),
  none: refusal("invalid", "Please choose a photograph first."),
} as const;

export type PhotoFault = keyof typeof refused;

/** Where a photograph is hung: an order's own are what a client likes, wherever it was seen. */
export type PhotoPlace = "window" | "order" | "message" | "inquiry";

const ORDER_FULL = refusal("refused", "There are 40 photographs on this order already. Remove one first.");
const most: Record<Exclude<PhotoPlace, "order">, { count: number; full: Refusal }> = {
  window: {
    count: 10,
    full: refusal("refused", "There are 10 photographs of this window already. Remove one first."),
  },
  message: { count: 6, full: refusal("refused", "Please send six photographs at most.") },
  inquiry: { count: 3, full: refusal("refused", "Please send three photographs at most.") },
};
const MOST_ON_ORDER = 40;
const [A_DAY, A_DAY_OF_STRANGERS] = [200 * MB, 60 * MB];
/** A thousand small pictures are few bytes, and a long list for whoever looks at them. */
const [COUNT_A_DAY, COUNT_A_DAY_OF_STRANGERS] = [500, 60];

interface Held {
  /** On the window, message or inquiry. */
  there: number;
  onOrder: number;
  /** What this person has sent today, this one not counted. */
  bytesToday: number;
  countToday: number;
}

/** Whether one more photograph is taken there, of so many bytes as were sent. */
export function refusePhoto(place: PhotoPlace, held: Held, bytes: number): Refusal | undefined {
  if (place !== "order" && held.there >= most[place].count) return most[place].full;
  // What is said in a message cannot be removed, so it does not fill the order.
  if ((place === "window" || place === "order") && held.onOrder >= MOST_ON_ORDER) return ORDER_FULL;
  const [daily, count] = place === "inquiry" ? [A_DAY_OF_STRANGERS, COUNT_A_DAY_OF_STRANGERS] : [A_DAY, COUNT_A_DAY];
  const much = held.bytesToday + bytes > daily && `${daily / MB} MB of photographs`;
  const many = held.countToday >= count && `${count} photographs`;
  return much || many
    ? refusal("too_many", `That is ${much || many} today. Please send the rest tomorrow, or call us.`)
    : undefined;
}

/** How many photographs a message or an inquiry has at most. */
export const mostIn = { message: most.message.count, inquiry: most.inquiry.count };

/** What a photograph is called where it is saved: letters, digits and hyphens of what is seen on it. */
export function photoFileName(of: string, which: number | "dressed"): string {
  return `${fileWords(of) || "photograph"}-${which}.jpg`;
}

/** What of a text every machine takes in the name of a file. */
export function fileWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
}
