/** What was kept as JSON; nothing where it cannot be read. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of an object; none where it is anything else. */
export function readFields(text: string): Readonly<Record<string, unknown>> {
  const value = readJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
