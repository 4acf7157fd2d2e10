/** A text that cannot be shown: which page would not stand, and why. */
export class PageFault extends Error {
  readonly path: string;
  override readonly name = "PageFault";
  constructor(path: string, why: string) {
    super(`${path}: ${why}`);
    this.path = path;
  }
}

/** The page that would not stand. The server and what it has built each know this class by themselves. */
export const pathOfFault = (error: unknown) =>
  error instanceof Error && "path" in error && error.name === "PageFault" ? String(error.path) : undefined;
