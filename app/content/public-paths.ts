/** The pages that are the same for everyone: rendered once at build time and served as files. */
export const publicPaths = [
  "/",
  "/custom-products",
  "/gallery",
  "/our-partners",
  "/about-us",
  "/contact-us",
  "/terms",
] as const;
