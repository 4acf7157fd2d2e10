/** A process of its own: what it reads came from strangers, and whatever happens in here, the server goes on. */
import type { PhotoJob, PhotoResult } from "./image-job.ts";
import { makePhoto } from "./make-photo.ts";

process.on("message", async ({ id, job }: { id: number; job: PhotoJob }) => {
  const result: PhotoResult = await makePhoto(job).catch(() => ({ ok: false, fault: "damaged" }));
  process.send?.({ id, result });
});
process.on("disconnect", () => process.exit());
