import { spawn } from "node:child_process";

/** What the journey needs of a browser, whichever protocol it speaks. */
export interface Driver {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** What the browser has complained of so far. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Starts a program and waits for the line that says where it listens. */
export function startListening(command: string, args: string[], line: RegExp, env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const listening = new Promise<string>((resolve, reject) => {
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk;
      const found = line.exec(said);
      if (found) resolve(found[1] ?? "");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("close", () => reject(new Error(`${command} ended: ${said.slice(-500)}`)));
  });
  return { listening, stop: () => child.kill() };
}
