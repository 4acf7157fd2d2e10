import type { RouterContextProvider } from "react-router";
import { TRIM_PRICE, withTrimPrice } from "#app/content/figures.ts";
import { appContext } from "#app/contexts.server.ts";
import { trimPrice } from "#app/domain/workroom/trim-of-window.ts";
import { findTrimPrice } from "#app/services/workroom/find-trim-price.server.ts";

/** Texts with the price of trim as it is now. Those that name none are made at build time, without a database. */
export async function atTrimPrice<Texts>(texts: Texts, context: Readonly<RouterContextProvider>): Promise<Texts> {
  if (!JSON.stringify(texts).includes(TRIM_PRICE)) return texts;
  return withTrimPrice(texts, trimPrice(await findTrimPrice(context.get(appContext).db)));
}
