import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";

/** The pages that are the same for everyone: rendered once at build time and served as files. */
export const publicPaths = [
  "/",
  "/custom-products",
  "/styles",
  "/measuring-guide",
  "/gallery",
  "/our-partners",
  "/about-us",
  "/contact-us",
  "/linings",
  "/care",
  "/hardware",
  "/for-designers",
  "/home-visits",
  "/terms",
] as const;

/** A page for each style, made at build time like the others. */
export const stylePaths = styles.map((style) => `/styles/${styleSlug(style)}`);

/** Open to everyone as well, but rendered for each visitor. */
export const accountPaths = ["/sign-up", "/login"] as const;

/** Files for machines, made at build time as well. */
export const publicFiles = ["/sitemap.xml", "/robots.txt", "/site.webmanifest"] as const;
