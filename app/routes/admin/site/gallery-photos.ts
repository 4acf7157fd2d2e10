import { appContext, userContext } from "#app/contexts.server.ts";
import { SITE_GALLERY } from "#app/routes/admin/paths.ts";
import { takeUpload } from "#app/routes/resources/photos/answer-photos.server.ts";
import { addGalleryPicture } from "#app/services/site/change-gallery.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/gallery-photos";

/** One more picture, with what is said of it. A refusal stands on the page around this route, beside what was typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext);
  const words = { caption: "", alt: "" };
  return mutation(context, {
    values: words,
    field: "file",
    run: () =>
      takeUpload({ app, request }, async (sent, { caption = "", alt = "" }) => {
        Object.assign(words, { caption, alt });
        return sent && addGalleryPicture(app, { actorId: context.get(userContext).id, ...words }, sent);
      }),
    failed: "Failed to save this. Please try again.",
    done: () => redirectWithToast(SITE_GALLERY, "Photo added."),
  });
}

export { NoPage as default } from "#app/routes/admin/acts.tsx";
