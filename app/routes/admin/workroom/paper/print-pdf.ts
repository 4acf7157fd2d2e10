import type { Route } from "./+types/print-pdf";
import { answerPdf } from "./answer-pdf.server.ts";

export function loader(asked: Route.LoaderArgs) {
  return answerPdf("work-order", asked);
}
