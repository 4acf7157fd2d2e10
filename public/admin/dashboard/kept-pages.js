// Keeps the pages of the table and of the stops for where there is no line: for one person, for a day, and until they log
// out. Everything is asked of the server first; what is kept here answers only when nobody else does.
const CACHE = "larkfield.kept.1";
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR = "/admin/dashboard/kept-for";
const PAGES = /^\/admin\/dashboard\/(stops|table)(\/[\w-]+)?(\.data)?$/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const older = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("larkfield.kept.") && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(older());
});

self.addEventListener("message", (event) => {
  const { userId, pages, files } = event.data ?? {};
  if (typeof userId === "string" && Array.isArray(pages) && Array.isArray(files)) {
    event.waitUntil(keep(userId, pages, files));
  }
});

/** Whose pages are kept, and since when; nobody's where none are. */
async function keptFor() {
  const written = await (await caches.open(CACHE)).match(KEPT_FOR);
  return written ? written.json() : { userId: "", at: 0 };
}

async function keep(userId, pages, files) {
  const before = await keptFor();
  // On a shared tablet the next one sees nothing of the one before.
  if (before.userId !== userId) await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put(KEPT_FOR, Response.json({ userId, at: Date.now() }));
  for (const path of pages) await take(cache, path);
  for (const path of files) if (!(await cache.match(path))) await take(cache, path);
}

async function take(cache, path) {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  try {
    const answer = await fetch(address, { redirect: "manual" });
    if (answer.status === 200) await cache.put(path, answer);
  } catch {
    // What could not be fetched is not kept: a later look tries again.
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (PAGES.test(pathname) || !pathname.startsWith("/admin/")) event.respondWith(freshOrKept(request, pathname));
});

async function freshOrKept(request, pathname) {
  try {
    return await fetch(request);
  } catch (lineDown) {
    const { at } = await keptFor();
    if (Date.now() - at > KEPT_MS) {
      await caches.delete(CACHE);
      throw lineDown;
    }
    const kept = await (await caches.open(CACHE)).match(pathname, { ignoreVary: true });
    if (!kept) throw lineDown;
    return kept;
  }
}
