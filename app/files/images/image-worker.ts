/** A process of its own: what it reads came from strangers, and whatever happens in here, the server goes on. */
import type { PhotoJob, SceneJob, SitePictureJob } from "./image-job.ts";
import { makePhoto } from "./make-photo.ts";
import { makeScene } from "./make-scene.ts";
import { makeLogo, makeSitePicture } from "./make-site-picture.ts";

process.on("message", async ({ id, job }: { id: number; job: PhotoJob | SceneJob | SitePictureJob }) => {
  const result = await make(job).catch(() => ({ ok: false, fault: "damaged" }));
  process.send?.({ id, result });
});

function make(job: PhotoJob | SceneJob | SitePictureJob): Promise<object> {
  if ("scene" in job) return makeScene(job);
  if ("files" in job) return job.logo ? makeLogo(job) : makeSitePicture(job);
  return makePhoto(job);
}

process.on("disconnect", () => process.exit());
