import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { useErrorId } from "#app/ui/error-id.tsx";
import { ProblemPage } from "#app/ui/problem-page.tsx";
import { isLineDown } from "#app/web/line-down.ts";
import { pageTitle, type Words } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import { BareWindow } from "./bare-window.tsx";

interface ProblemProps {
  error: unknown;
  /** The way on inside a portal, whose frame stands around this; without it this is a page of the public site. */
  portal?: Words["way"];
}

/** Says what happened as far as the visitor can use it: a wrong address, a refused request, or a fault of ours. */
export function Problem({ error, portal }: ProblemProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = isLineDown(error) ? "line" : status === 404 ? "missing" : status < 500 ? "refused" : "fault";
  const errorId = useErrorId();
  const { title = headings[kind], sentence = sentences[kind], way } = wordsOf(error);
  const { pathname, search } = useLocation();
  const again = { to: pathname + search, label: "Try again" };
  // A fault of ours may lie on the way that was meant to lead on.
  const led = kind === "line" ? again : kind === "fault" ? undefined : way;
  const first = led ?? portal ?? { to: "/", label: "Go to the home page" };
  return (
    <ProblemPage
      status={kind === "line" ? undefined : kind === "fault" ? 500 : status}
      title={title}
      inPortal={portal !== undefined}
      errorId={kind === "fault" ? errorId : undefined}
      picture={
        kind === "missing" ? <BareWindow className="w-full max-w-80 lg:max-w-96 lg:justify-self-end" /> : undefined
      }
      actions={
        <>
          <ButtonLink to={first.to}>{first.label}</ButtonLink>
          {!portal && (
            <ButtonLink to="/contact-us" variant="secondary">
              Contact us
            </ButtonLink>
          )}
        </>
      }
    >
      <title>{pageTitle(titles[kind], useSite())}</title>
      <p>
        {sentence}
        {kind === "fault" && " If it happens again, write to us and mention the id below."}
      </p>
    </ProblemPage>
  );
}

const headings = {
  missing: "This page is not here",
  refused: "That did not work",
  fault: "Something went wrong on our side",
  line: "No connection",
};

const titles = { ...headings, missing: "Page not found", fault: "Something went wrong" };

const sentences = {
  missing: "It may have moved, or the link may be mistyped.",
  refused: "Please go back and try again.",
  fault: "Please try again in a moment.",
  line: "This page could not be reached. Please try again when the connection is back.",
};

function wordsOf(error: unknown): Words {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof data === "object" && data !== null && "sentence" in data ? (data as Words) : {};
}
