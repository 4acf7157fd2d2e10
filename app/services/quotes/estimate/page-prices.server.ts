import type { App } from "#app/app.server.ts";
import { fromMark, fromNoteMark, type PlacedTexts, TRIM_PRICE } from "#app/content/placed-texts.ts";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { type Style, styleSlug } from "#app/domain/catalogue/style.ts";
import { readTried } from "#app/domain/orders/trying/tried-window.ts";
import { fromPrice, fromPriceNote } from "#app/domain/quotes/estimate/estimate-words.ts";
import { emptyRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { trimPrice } from "#app/domain/workroom/trim-of-window.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { estimateTried, findPricing, type Pricing } from "./estimate-order.server.ts";

/** How long a save that another server took may stay unseen on this one's pages. */
const LOOK_EVERY_MS = 10_000;

export interface PagePrices extends Watch {
  /** Looks now, and is done when the pages say what is true; of several looks none overtakes another. */
  look(): Promise<void>;
}

/** Puts the owner's prices into the built pages at start and whenever they change, whichever server took the save. */
export function watchPagePrices(app: Pick<App, "db" | "log">, place: (texts: PlacedTexts) => void): PagePrices {
  let placed = "";
  let looks: Promise<unknown> = Promise.resolve();
  const lookOnce = async () => {
    const pricing = await findPricing(app.db);
    const versions = JSON.stringify(pricing?.versions ?? null);
    if (versions === placed) return;
    place(textsOf(pricing));
    placed = versions;
  };
  const look = () => {
    const next = looks.then(lookOnce);
    looks = next.catch(() => {});
    return next;
  };
  return {
    ...createWatch(app, { everyMs: LOOK_EVERY_MS, atOnce: false, look, failed: "prices cannot be placed" }),
    look,
  };
}

export async function findPageTexts({ db }: Pick<App, "db">): Promise<PlacedTexts> {
  return textsOf(await findPricing(db));
}

/** Every mark of the built pages, with what stands there today. */
function textsOf(pricing: Pricing | undefined): PlacedTexts {
  const { trimPerFoot } = pricing?.card ?? emptyRateCard;
  const shown = pricing?.card.showFrom ? pricing : undefined;
  const prices = styles.flatMap((style) => {
    const slug = styleSlug(style);
    const range = shown && estimateUsual(shown, style);
    const [from, note] = range ? [fromPrice(range), fromPriceNote(range, style.treatment)] : ["", ""];
    return [[fromMark(slug), from] as const, [fromNoteMark(slug), note] as const];
  });
  return new Map([[TRIM_PRICE, trimPrice(trimPerFoot)], ...prices]);
}

/** On a usual window, in the plainest way. */
function estimateUsual(pricing: Pricing, style: Style) {
  const tried = readTried(new URLSearchParams({ style: styleSlug(style) }));
  return tried.ok ? estimateTried(pricing, tried.value) : undefined;
}
