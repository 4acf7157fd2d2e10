import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import type { PacketJob } from "#app/pdf/pdf-job.ts";
import { makePacketPdf } from "#app/services/workroom/make-packet-pdf.server.ts";
import { findAskedPacket, findPaper, packetName } from "./load-paper.server.ts";

const FAILED = "The document could not be made just now. Please try again, or print the page instead.";

interface Asked {
  params: { userId: string; orderId: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A document to be opened in the browser, under a name by which it is found again. */
export async function answerPdf(kind: PacketJob["kind"], asked: Asked): Promise<Response> {
  const { params, request, context } = asked;
  const app = context.get(appContext);
  const found = await findAskedPacket(asked);
  const paper = await findPaper(asked, found);
  const made = await makePacketPdf(app, { kind, found, ...paper, actorId: context.get(userContext).id }).catch(
    (error: unknown) => {
      app.log.error({ err: error, orderId: params.orderId }, "a document could not be made");
      return undefined;
    },
  );
  if (!made) return new Response(FAILED, { status: 503, headers: { "retry-after": "10" } });
  if (!made.ok) {
    return new Response(made.reason, {
      status: made.status,
      headers: { "retry-after": String(made.retryAfter ?? 60) },
    });
  }
  const name = [found.called, kind, found.number === null ? "draft" : `packet-${packetName(found)}`].join("-");
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}.pdf"`,
    "cache-control": "private, no-cache",
    etag: made.tag,
  };
  if (request.headers.get("if-none-match") === made.tag) return new Response(null, { status: 304, headers });
  return new Response(Buffer.from(made.pdf), { headers });
}
