import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const entry = '"entry":{"module":"/e.js","imports":["/f.js"]}';

test("a public route keeps its file and loses what that imports; the entry keeps both", () => {
  const route = (imports: string) => `"routes":{"root":{"id":"root","module":"/r.js"${imports},"css":["/r.css"]}}`;
  const script = (imports: string) => `window.__reactRouterManifest={${entry},${route(imports)}};`;
  expect(slimManifest(script(',"imports":["/f.js","/g.js"]'))).toBe(script(""));
});

test("a page of a portal keeps what its file imports, for it is fetched ahead", () => {
  const script = `window.__reactRouterManifest={${entry},"routes":{"routes/client/profile":{"module":"/p.js","imports":["/f.js"]}}};`;
  expect(slimManifest(script)).toBe(script);
});

test("a map that is written otherwise is not passed over in silence", () => {
  expect(() => slimManifest("export default {}")).toThrow("a way this step does not know");
});
