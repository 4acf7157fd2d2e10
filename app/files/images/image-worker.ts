/** A process of its own: what it reads came from strangers, and whatever happens in here, the server goes on. */
import type { PhotoJob, SceneJob, SitePictureJob } from "./image-job.ts";
import { makePhoto } from "./make-photo.ts";
import { makeScene } from "./make-scene.ts";
import { makeSitePicture } from "./make-site-picture.ts";

process.on("message", async ({ id, job }: { id: number; job: PhotoJob | SceneJob | SitePictureJob }) => {
  const made = "scene" in job ? makeScene(job) : "files" in job ? makeSitePicture(job) : makePhoto(job);
  const result = await made.catch(() => ({ ok: false, fault: "damaged" }));
  process.send?.({ id, result });
});
process.on("disconnect", () => process.exit());
