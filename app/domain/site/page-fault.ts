/** A text that cannot be shown: which page would not stand, and why. */
export class PageFault extends Error {
  readonly path: string;
  constructor(path: string, why: string) {
    super(`${path}: ${why}`);
    this.path = path;
  }
}
