import { type Driver, startListening } from "./driver.ts";

const PORT = "4187";

interface Programs {
  driver: string;
  browser: string;
  /** The X server to show it on. */
  display: string;
}

/** WebKitGTK through its own driver and the WebDriver protocol over HTTP. */
export async function openWebKit({ driver, browser, display }: Programs): Promise<Driver> {
  const screen = startListening(display, ["-displayfd", "1", "-screen", "0", "1280x900x24"], /(\d+)\n/);
  const env = { DISPLAY: `:${await screen.listening}`, GDK_BACKEND: "x11" };
  const server = startListening(driver, [`--port=${PORT}`], /(never)/, env);
  server.listening.catch(() => {});
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await untilAnswered(() => ask("POST", "/session", { capabilities }));
  const send = (path: string, body: object) => ask("POST", `/session/${sessionId}${path}`, body);

  return {
    open: (url) => send("/url", { url }),
    evaluate: async (expression) =>
      JSON.parse(await send("/execute/sync", { script: `return JSON.stringify(${expression}) ?? "null"`, args: [] })),
    press: (x, y) => {
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      return send("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    type: (text) => {
      const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      return send("/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
    complaints: () => [],
    close: async () => {
      await ask("DELETE", `/session/${sessionId}`).catch(() => {});
      server.stop();
      screen.stop();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of a protocol, each read where it is asked for.
async function ask(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver says nothing when it is ready, so it is asked until it answers. */
async function untilAnswered<Value>(work: () => Promise<Value>, tries = 50): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error;
    await new Promise((go) => setTimeout(go, 100));
    return untilAnswered(work, tries - 1);
  }
}
