import { expect, test } from "vitest";
import { guessLook } from "./guess-look.ts";

test.each([
  ["Blue ticking", "ticking", "plain", "#F4EEE2 #44587A"],
  ["navy velvet", "none", "velvet", "#24324F"],
  ["ivory linen", "none", "slub", "#F0E7D6"],
  ["sage stripe", "stripe", "plain", "#F4EEE2 #7F8B6C"],
  ["Belgian linen, natural", "none", "slub", "#DFD2B8"],
  ["Linen", "none", "slub", "#DCCDB2"],
  ["white sheer", "none", "sheer", "#FAF8F3"],
  ["Sheer voile", "none", "sheer", "#FAF8F3"],
  ["Grey wool", "none", "twill", "#A9ABAC"],
  ["charcoal flannel", "none", "twill", "#4A4B4D"],
  ["Emerald velvet 0412", "none", "velvet", "#2C6A52"],
  ["Rust mohair", "none", "velvet", "#A9583A"],
  ["black and white buffalo check", "check", "plain", "#F4EEE2 #2F2E2D"],
  ["Red gingham", "check", "plain", "#F4EEE2 #A63D35"],
  ["Navy pinstripe wool", "ticking", "twill", "#F4EEE2 #2B3B5E"],
  ["Awning stripe in green", "stripe", "plain", "#F4EEE2 #54744F"],
  ["blue toile", "vine", "plain", "#F4EEE2 #44587A"],
  ["Floral chintz, rose", "vine", "plain", "#F4EEE2 #B2837A"],
  ["Gold damask", "medallion", "plain", "#F4EEE2 #B8923F"],
  ["Indigo ikat linen", "medallion", "slub", "#F4EEE2 #3C4A6B"],
  ["Palm leaf, green", "leaf", "plain", "#F4EEE2 #54744F"],
  ["Fern print", "leaf", "plain", "#F4EEE2 #7D8285"],
  ["Ditsy sprig in coral", "sprig", "plain", "#F4EEE2 #D17F66"],
  ["ecru silk dupioni", "none", "slub", "#E9DEC8"],
  ["Oatmeal basket weave", "none", "basket", "#DED3BF"],
  ["white cotton duck", "none", "basket", "#FAF8F3"],
  ["Midnight", "none", "plain", "#24324F"],
  ["Dusty blush", "none", "plain", "#E6CBC2"],
  ["TERRACOTTA", "none", "plain", "#B86B4C"],
  ["mustard-yellow twill", "none", "twill", "#C39A3F"],
  ["Plum chenille", "none", "velvet", "#5F3E57"],
  ["Ticking", "ticking", "plain", "#F4EEE2 #7D8285"],
  ["camel cashmere", "none", "twill", "#C19E6F"],
  ["Teal lattice", "medallion", "plain", "#F4EEE2 #2F6166"],
  ["taupe tweed", "none", "basket", "#AD9F8D"],
  ["lavender gauze", "none", "sheer", "#BDB3CC"],
  ["Wine velvet", "none", "velvet", "#6B2B35"],
  ["Chambray", "none", "plain", "#5B7190"],
  ["Olive tartan wool", "check", "twill", "#F4EEE2 #6A6840"],
  ["bone muslin", "none", "sheer", "#E9DEC8"],
])("%s", (name, pattern, weave, colors) => {
  const look = guessLook(name)?.look;
  expect([look?.pattern, look?.weave, look?.colors.join(" ")]).toEqual([pattern, weave, colors]);
});

test.each([
  "",
  "   ",
  "Harrow Mill 175980",
  "https://example.com/x",
  "the one we saw on Tuesday",
  "constructor",
  "__proto__",
])("%s says neither color nor kind", (name) => {
  expect(guessLook(name)).toBeUndefined();
});

test("the guess can be said", () => {
  expect(guessLook("Blue ticking")?.words).toBe("blue ticking");
  expect(guessLook("Navy Velvet 12")?.words).toBe("navy velvet");
  expect(guessLook("Ivory linen")?.words).toBe("ivory linen");
  expect(guessLook("Midnight")?.words).toBe("midnight cloth");
  expect(guessLook("Olive tartan wool")?.words).toBe("olive wool check");
});

test("a look has a pattern's repeat only where it has a pattern", () => {
  expect(guessLook("blue toile")?.look).toMatchObject({ horizontalRepeat: 13.5, verticalRepeat: 25 });
  expect(guessLook("navy velvet")?.look).toMatchObject({ horizontalRepeat: 0, verticalRepeat: 0 });
});
