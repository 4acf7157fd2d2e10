/** The lines of a text that comes in pieces. One that does not end is given up at the limit, however much more there is. */
export async function* readLines(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", from)) {
      yield begun.join("") + piece.slice(from, at);
      begun = [];
      length = 0;
      from = at + 1;
    }
    begun.push(piece.slice(from));
    length += piece.length - from;
    if (length > limit) throw new LineTooLong(limit);
  }
  if (length > 0) throw new LineCutShort();
}

export class LineTooLong extends Error {
  constructor(limit: number) {
    super(`A line of it is longer than ${limit.toLocaleString("en-US")} characters.`);
  }
}

export class LineCutShort extends Error {}
