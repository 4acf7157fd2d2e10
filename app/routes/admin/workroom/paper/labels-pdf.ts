import type { Route } from "./+types/labels-pdf";
import { answerPdf } from "./answer-pdf.server.ts";

export function loader(asked: Route.LoaderArgs) {
  return answerPdf("labels", asked);
}
