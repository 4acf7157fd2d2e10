import type { Readable } from "node:stream";

/** Bytes as they are kept: named by their own hash, so that the same picture is kept once. */
export interface StoredObject {
  readonly sha256: string;
  readonly bytes: number;
}

/** Where photographs are kept. Who may see which is for its rows to say; nobody outside learns an address in here. */
export interface Files {
  /** Durable when it resolves. The same object again changes nothing but its age. */
  put(source: Readable, object: StoredObject): Promise<void>;
  /** Ends with an error where the bytes are not those of the name. */
  open(sha256: string): Promise<{ bytes: number; body: Readable } | undefined>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  list(): AsyncIterable<StoredObject & { at: string }>;
  /** A path in which a file may be written while it arrives and is looked at; whoever asked removes it. */
  incoming(): Promise<string>;
  /** Removes what was left there an hour ago. Answers how many. */
  sweepIncoming(now: Date): Promise<number>;
  /** Whether there is room to take anything. */
  hasRoom(): Promise<boolean>;
  /** Why nothing can be stored at the moment, for the desk and the log. */
  failing: string | undefined;
}

export class DamagedObject extends Error {
  constructor(sha256: string) {
    super(`The stored photograph ${sha256} is not what its name says.`);
    this.name = "DamagedObject";
  }
}
