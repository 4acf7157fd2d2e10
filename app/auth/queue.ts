/** Lets so many work at once; the others wait, oldest first. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (working < atOnce) working += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // A turn is handed on as it is, so that no newcomer takes it from who has waited.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
