import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Driver, startListening } from "./driver.ts";

const collect = `() => { window.violations = []; addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => window.violations.push(violatedDirective + " " + blockedURI)); }`;

/** Firefox speaks WebDriver BiDi itself, over a socket; no driver stands between. */
export async function openFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), "larkfield-firefox-"));
  const args = ["--headless", "--remote-debugging-port=0", "--profile", profile, "about:blank"];
  const browser = startListening(binary, args, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${await browser.listening}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("Firefox does not answer.")), { once: true });
  });
  const complaints: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method === "log.entryAdded" && message.params.level === "error") complaints.push(message.params.text);
    const asked = waiting.get(message.id);
    if (message.type === "error") asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  });
  let count = 0;
  // biome-ignore lint/suspicious/noExplicitAny: answers of a protocol, each read where it is asked for.
  const send = (method: string, params: object): Promise<any> => {
    const asked = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(++count, asked);
    socket.send(JSON.stringify({ id: count, method, params }));
    return asked.promise;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const context: string = contexts[0].context;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", { functionDeclaration: collect });

  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    evaluate: async (expression) => {
      const asked = {
        expression: `JSON.stringify({ value: ${expression}, violations: window.violations?.splice(0) })`,
      };
      const answer = await send("script.evaluate", { ...asked, target: { context }, awaitPromise: true });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      const { value, violations = [] } = JSON.parse(answer.result.value);
      complaints.push(...violations);
      return value;
    },
    press: (x, y) => {
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      return send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    type: (text) => {
      const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      return send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
    },
    complaints: () => complaints,
    close: async () => {
      socket.close();
      browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
