// Written by pictures/encode.mjs from the finished pictures; the words are in pictures.ts.
export const pictureFiles = {
  "about-hand-tacked-pinch-pleat": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAsABUB8JYwCdADcFQU9AADeSRYyBh4nQpdzJgxzmVFVAEEEvJH4SgAAAA==",
  },
  "bath-relaxed-roman-botanical-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAsABUB8JZQAAvhm/w9suAD+w4cAuraHkLwNZ1P2+BJPSzAAAA==",
  },
  "bay-seat-flat-roman-linen-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAsABUB8JYwCdAD1rXcv6aAA/rGhLeyT/3QNMkOUMGz5JMfo9zW7G1BQAA==",
  },
  "bedroom-rod-pocket-floral-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAsABUB8JYwC7ADVUwAAAPznfgGK11Kv+AchSx8uZO4lljLUCurwvDi8f4gAAAA=",
  },
  "bedroom-velvet-pinch-dusk": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABUB8JQBOgCKhqPLA4AD+7K/ZQIb7UP4Azd6a4lMIYjxs/W2C152ibsPh7IHpKhAy5nyvYkUl3AdZwAAA",
  },
  "breakfast-cornice-greek-key-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoQAAsABUB8JYwC7AEem2TZZU4AAP6vjxFzJDJSITfo4h7Y4aZowAAA",
  },
  "contact-swatches-table-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAsABUB8JQBOgB8ys9qQAAD+ZFKlKgGox1rhIxbkcK0GYhnPT/7lxE5AKaYAAAA=",
  },
  "corner-pinch-moss-autumn-golden": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAsABUB8JZACdADDnbNHoAD+BvKhp1dm8c2HXHXFyaiBxw7r7agKbl6j9pi+vL6Xq5Qq3z3gPMgAAAA=",
  },
  "detail-cornice-nailhead-velvet": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAsABUB8JZQCdAEPChiTiMAA/gq0yCPkU2lbvA3U3KKAPMPV5kaWAAA=",
  },
  "detail-goblet-pleat-linen": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAsABUB8JZQC7AEOOA6pgAD8dsOEo6/TY9VbzqVM06KkE2PmOdLGAAA=",
  },
  "detail-hem-greek-key-linen": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAsABUB8JZACdADDVSgAANtwiei8jDyW0h8Xgx64sp7qra4T1hAA",
  },
  "detail-hobbled-roman-ticking": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAsABUB8JYwCdAEO9yaYAAD9zq2JXG5JF6CNW/lOL9EzvUAAAA==",
  },
  "detail-pinch-velvet-rings": {
    width: 1000,
    height: 1250,
    widths: [480, 800, 1000],
    preview:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASoQABQAPzmGulOvKSWisAgB4CcJZwC3uCGKtNH5ppyWAAD3id6ldQmbvnXHp7b0F2xjD8F3bupJ/8Hihxrg7gAA",
  },
  "detail-ripplefold-sheer-track": {
    width: 1000,
    height: 1250,
    widths: [480, 800, 1000],
    preview:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAwCdASoQABQAPzmKu1SvKaYjMAgB4CcJZQCw7B9kvaixAgAA8lH1pvdEbExq4O0EoaKXuCizZGQW9SLsAAAA",
  },
  "detail-roman-tape-corner": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAsABUB8JYwC7AENO4u4AAD+rwJLCKdz7z0KNCaH+B11pmafG08EAAA=",
  },
  "dining-cornice-nailhead-velvet-dusk": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsABUB8JZACdAEQzMgHeWAA+k1yza/wv5+UrX+ObKLTK4RnVihj6e70eH0ye9IPfhHkBaz7AAAA",
  },
  "dining-goblet-linen-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAsABUB8JYwC7ABXbUAA30cTPWt1TgtGfToDBX7koh0keei1b3qt3lUbNmbNVBRscAAA",
  },
  "drawing-room-swag-jabot-silk-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAsABUB8JQBdgA6tW0AA/ox26zotaxMzdrJlvKWcSbzjh48Z9yRCfQreXraLeAAAAA==",
  },
  "garden-room-french-inverted-stripe-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAsABUB8JYwC7ADrPAAAsYerjUrPFvPeR4Q6A0YWW2CIPFcl9uCqM40K1sdgE2hh4AAA",
  },
  "guest-room-tieback-stripe-overcast": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAsABUB8JYwC7ADGBdgoAAD+w/NcDg7RJIBrTwSEFYCx+Mbc5hac0AA=",
  },
  "hero-bedroom-pinch-stripe-morning": {
    width: 2000,
    height: 1125,
    widths: [480, 800, 1200, 1600, 2000],
    preview:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABUB8JQBOgBMfF9gAAP6NHhICZEpMv4IaKIZ8dtQLGw7EszGHeCAAAA==",
  },
  "hero-coast-ripplefold-linen-noon": {
    width: 2000,
    height: 1125,
    widths: [480, 800, 1200, 1600, 2000],
    preview:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABUB8JQBdgBJtkxAAAP6zDbcHK3fAp2Z1nnvG9niEuwuO7UhGxNoJz/MMU4gAAA==",
  },
  "hero-living-pinch-linen-morning": {
    width: 2000,
    height: 1125,
    widths: [480, 800, 1200, 1600, 2000],
    preview:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAkABUB8JQBOgAmMAAD+w6B6JyC9I6i9dNTBVhnm1fpUz3nmKotma6yRIAAA",
  },
  "kitchen-box-pleat-valance-trellis-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoQAAsABUB8JZQAAUfkAAD+w9mmniRdS16F4UUPqgi3C2wRZeAAAA==",
  },
  "kitchen-cafe-rod-pocket-gingham-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAsABUB8JQBOgB11WAAA/lRp7cc/b2yei28isNj7XwhDZ0yVJz08WIAAAA==",
  },
  "landing-arched-inverted-silk-morning": {
    width: 1000,
    height: 1250,
    widths: [480, 800, 1000],
    preview:
      "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQBACdASoQABQAPzmEuVOvKKWisAgB4CcJQBWGUABov539wSwdKAN0AAD+Vnxp+AK29/YCVrS5fRGIsaawhR5wOnBui5bq8sdpA2SU/Sjq2wAA",
  },
  "library-side-panels-plaid-dusk": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsABUB8JagCdADgvlI0AAD+4zKEDQOgLQoYxajpiZsy+00/cK5YOsPpeLpx3S3vycCNgAA=",
  },
  "living-grommet-slate-street-overcast": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQAAsABUB8JQAAT/PJA4AA4iAmzqBRT112/qoDwrQipiekdqTcKCLSSu9QogLPCIAF+F48Zn8CE7uAAAA=",
  },
  "lounge-ripplefold-sheer-golden": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAsABUB8JQBOgCGUm5K0AAD5dMHas604ZR+aQ6T9xEU3g9sc1OZgS3Z7SeJFnRQq0NUKxO3gxyWUAAA=",
  },
  "nursery-slouched-roman-dots-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAsABUB8JQBOgBKzaAAA/q+bUdrAgrEmCdXcQYpok9JEgMfUb/UAAAA=",
  },
  "powder-flat-roman-fringe-wallpaper-noon": {
    width: 1000,
    height: 1250,
    widths: [480, 800, 1000],
    preview:
      "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJZQC06CHXVhgu1mlAAM2g+BGJPX8YZHX00hi6ekhueY4ZNwuT540YjMbrRtDsJ1T4Jy59wpYQT7BAqAAAAA==",
  },
  "product-drapery-pinch-linen-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAsABUB8JQBWABjFpyGgAP6TfjcmbBp3wPIgimG0VENo2pyokq/sQYeEMQAA",
  },
  "product-roman-flat-tape-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoQAAsABUB8JQBWAAv8iQAA/q+XTP3XPvkoAghoGJQ2vyjdgAA=",
  },
  "product-top-treatment-cornice-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoQAAsABUB8JQBOgCKlmOi+7skAAP6uwm3H2D+5Z+R6G3+OodgAAA==",
  },
  "sitting-cornice-botanical-noon": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAsABUB8JQBWACKbZFnOIAD+i8ugwM4caQ44xOJyKhdOi3R5SKniGPbwAA==",
  },
  "social-card": {
    width: 1200,
    height: 630,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABwAQCdASoQAAgABUB8JQBOgBqmAAD+w2zxiuVyfNYLliPFdPfgSKClZZDTZy6QAAA=",
  },
  "study-hobbled-stripe-overcast": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoQAAsABUB8JQAAU++pRgAA/n51rsBlARDh9IMWmLb14KDI3lELL0xlhZkidMhHAPR1xIrx7q6hdIAA",
  },
  "tall-window-velvet-ink-street-morning": {
    width: 1000,
    height: 1250,
    widths: [480, 800, 1000],
    preview:
      "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQDG9BjHe4rbNLp+YhIAAP5YCgLmyZcAKNwtD3Yg9lYJbVxquiXtTZcbbGevXNLx24lShuHt0ijhEVtP0Iv9O72zi0AA",
  },
  "workroom-table-linen-morning": {
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    preview:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAsABUB8JQBWABqxPQAA/o0j5yt99mOOr56hS6du4tjbMW6SBztXN4HtMAAA",
  },
} as const;
