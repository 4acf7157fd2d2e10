/** What keeps pages for where there is no line; it stands above the pages that it may answer for, and answers for no others. */
export const KEPT_PAGES_WORKER = "/admin/dashboard/kept-pages.js";
