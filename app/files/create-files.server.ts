import { createDiskFiles } from "./disk-files.server.ts";
import type { Files } from "./files.ts";
import type { Bucket } from "./files-url.ts";
import { createS3Files } from "./s3-files.server.ts";

/** Where photographs are kept: in a bucket where one is set, and else in the data folder. */
export function createFiles(
  { dataDir, bucket }: { dataDir: string; bucket?: Bucket | undefined },
  now?: () => Date,
): Files {
  return bucket ? createS3Files(bucket, { dataDir, ...(now && { now }) }) : createDiskFiles(dataDir, now);
}
