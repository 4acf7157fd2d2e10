import { describe, expect, it } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const page = (nonce: string) =>
  `<head><link rel="modulepreload" href="/a.js"${nonce}/><link rel="modulepreload" href="/b.js"${nonce}/></head>` +
  `<script${nonce} type="module" async="">import "/a.js";\nimport * as route0 from "/b.js";\nstart(route0);</script>`;

describe("late scripts", () => {
  it.each(["", ' nonce="abc="'])("wait for the page, with%s", (nonce) => {
    const late = withLateScripts(page(nonce));
    expect(late).not.toContain("<link");
    expect(late).toContain(`<script${nonce} type="module">const until`);
    expect(late).toContain('addEventListener("load"');
    expect(late).toContain('["/a.js","/b.js"]');
    expect(late).toContain('await import("/a.js");\nconst route0 = await import("/b.js");\nstart(route0);</script>');
  });

  it("refuse a page that starts in another way", () => {
    expect(() => withLateScripts("<script>start()</script>")).toThrow("not known here");
  });
});
