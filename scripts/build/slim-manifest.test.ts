import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const entry = '"entry":{"module":"/e.js","imports":["/f.js"]}';

test("a route keeps its file and loses what that imports and every no; the entry keeps all", () => {
  const route = (rest: string) =>
    `"routes":{"root":{"id":"root","hasLoader":true,"module":"/r.js"${rest},"css":["/r.css"]}}`;
  const script = (rest: string) => `window.__reactRouterManifest={${entry},${route(rest)}};`;
  expect(slimManifest(script(',"hasAction":false,"imports":["/f.js","/g.js"]'))).toEqual({
    script: script(""),
    publicScript: script(""),
    imports: "{}",
  });
});

test("a public page knows the pages of its frame, and no portal", () => {
  const within = (parentId: string) => ({ parentId, module: "/p.js" });
  const open = {
    root: { id: "root" },
    "routes/public/layout": within("root"),
    "routes/public/home": within("routes/public/layout"),
  };
  const portal = { "routes/client/layout": within("root"), "routes/client/home": within("routes/client/layout") };
  const map = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  const { script, publicScript } = slimManifest(map({ ...open, ...portal }));
  expect(publicScript).toBe(map(open));
  expect(script).toBe(map({ ...open, ...portal }));
});

test("what a page of a portal imports is kept apart, for it is fetched ahead", () => {
  const script = (rest: string) =>
    `window.__reactRouterManifest={${entry},"routes":{"routes/client/profile":{"module":"/p.js"${rest}}}};`;
  expect(slimManifest(script(',"imports":["/f.js"]'))).toMatchObject({
    script: script(""),
    imports: '{"routes/client/profile":["/f.js"]}',
  });
});

test("a map that is written otherwise is not passed over in silence", () => {
  expect(() => slimManifest("export default {}")).toThrow("a way this step does not know");
});
