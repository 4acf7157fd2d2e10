import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";
import { galleryOf } from "./gallery.ts";
import { stylePictures } from "./style-pictures.ts";

const inGallery = new Set<string>(galleryOf({}).pictures.map(({ id }) => id));

test("a style's pictures can be opened in the gallery, and none is shown twice", () => {
  for (const style of styles) {
    const ids = stylePictures(style).pictures.map(({ id }) => id);
    expect([styleSlug(style), ids.filter((id) => !inGallery.has(id))]).toEqual([styleSlug(style), []]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each([
  ["pleated-tops", "Goblet", true, "dining-goblet-linen-noon"],
  ["pleated-tops", "Tuxedo", false, "detail-pinch-velvet-rings"],
  ["cornice-boards", "Statler", true, "breakfast-cornice-greek-key-noon"],
  ["cornice-boards", "Chateau", false, "product-cornice-scalloped-sprig-plaster"],
  ["plain-top", "Plain Top", false, undefined],
])("%s/%s is in its own pictures: %s", (group, name, exact, first) => {
  const { pictures, ...found } = stylePictures({ group, name });
  expect([found.exact, pictures[0]?.id]).toEqual([exact, first]);
});

test("every style that has pictures of its own is one that we make", () => {
  expect(styles.filter((style) => stylePictures(style).exact)).toHaveLength(14);
});
