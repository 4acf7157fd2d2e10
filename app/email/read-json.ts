/** What a row keeps as JSON; nothing where it cannot be read. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
