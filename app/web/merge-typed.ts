type Values = Readonly<Record<string, string>>;

/**
 * What a form shows after somebody else was quicker. A field that was not touched follows what is stored now, so that saving
 * once more does not undo the other's change; a touched one stays, and where the other changed it too it is named.
 */
export function mergeTyped(base: Values | undefined, typed: Values, newer: Values) {
  const values: Record<string, string> = { ...newer };
  const differing: string[] = [];
  for (const name of new Set([...Object.keys(typed), ...Object.keys(newer)])) {
    const [was, mine, now] = [base?.[name] ?? "", typed[name] ?? "", newer[name] ?? ""];
    if (base && mine === was) continue;
    values[name] = mine;
    if (now !== mine && !(base && now === was)) differing.push(name);
  }
  return { values, differing };
}

/** What a form was filled from, as the form itself carries it. One that carries none, or nonsense, says nothing. */
export function readBase(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === "string"));
  } catch {
    return undefined;
  }
}
