/**
 * Pages are rendered before anyone knows where they will be served. Absolute addresses in them start with this, and the
 * shell puts the site's real address in its place when it reads the pages into memory. See docs/decisions/007.
 */
export const SITE_PLACEHOLDER = "https://site.invalid";
