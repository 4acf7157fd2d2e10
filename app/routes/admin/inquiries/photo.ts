import { appContext } from "#app/contexts.server.ts";
import { sendPhoto, sizeAsked } from "#app/routes/resources/photos/answer-photos.server.ts";
import { openInquiryPhoto } from "#app/services/inquiries/inquiry-photos.server.ts";
import type { Route } from "./+types/photo";

export async function loader({ context, request, params: { id, photoId } }: Route.LoaderArgs) {
  const asked = { inquiryId: id, photoId, size: sizeAsked(request) } as const;
  return sendPhoto(request, await openInquiryPhoto(context.get(appContext), asked));
}
