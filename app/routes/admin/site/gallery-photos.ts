import { redirect } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { SITE_GALLERY } from "#app/routes/admin/paths.ts";
import { answerUpload } from "#app/routes/resources/photos/answer-photos.server.ts";
import { addGalleryPicture } from "#app/services/site/change-gallery.server.ts";
import type { Route } from "./+types/gallery-photos";

export const loader = () => redirect(SITE_GALLERY);

/** One more picture, with what is said of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext);
  const actorId = context.get(userContext).id;
  return answerUpload({ app, request, back: SITE_GALLERY }, (sent, { caption = "", alt = "" }) =>
    addGalleryPicture(app, { actorId, caption, alt }, sent),
  );
}
