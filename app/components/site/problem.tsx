import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { useErrorId } from "#app/ui/error-id.tsx";
import { ProblemPage } from "#app/ui/problem-page.tsx";
import type { Words } from "#app/web/missing.ts";

/** Says what happened as far as the visitor can use it: a wrong address, a refused request, or a fault of ours. */
export function Problem({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = wordsOf(error);
  if (status === 404) return <Missing {...words} />;
  if (status < 500) return <Refused status={status} {...words} />;
  return <Fault {...words} />;
}

function Missing({ sentence = "It may have moved, or the link may be mistyped.", way }: Words) {
  return (
    <ProblemPage status={404} title="This page is not here" actions={<WaysBack first={way} />}>
      <title>Page not found</title>
      <p>{sentence}</p>
    </ProblemPage>
  );
}

function Refused({ status, sentence = "Please go back and try again.", way }: Words & { status: number }) {
  return (
    <ProblemPage status={status} title="That did not work" actions={<WaysBack first={way} />}>
      <title>That did not work</title>
      <p>{sentence}</p>
    </ProblemPage>
  );
}

function Fault({ sentence = "Please try again in a moment." }: Words) {
  return (
    <ProblemPage status={500} title="Something went wrong on our side" actions={<WaysBack />} errorId={useErrorId()}>
      <title>Something went wrong</title>
      <p>{sentence} If it happens again, write to us and mention the id below.</p>
    </ProblemPage>
  );
}

function WaysBack({ first = { to: "/", label: "Go to the home page" } }: { first?: Words["way"] }) {
  return (
    <>
      <ButtonLink to={first.to}>{first.label}</ButtonLink>
      <ButtonLink to="/contact-us" variant="secondary">
        Contact us
      </ButtonLink>
    </>
  );
}

function wordsOf(error: unknown): Words {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof data === "object" && data !== null && "sentence" in data ? (data as Words) : {};
}
