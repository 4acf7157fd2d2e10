import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { useErrorId } from "#app/ui/error-id.tsx";
import { ProblemPage } from "#app/ui/problem-page.tsx";

/** Says what happened as far as the visitor can use it: a wrong address, a refused request, or a fault of ours. */
export function Problem({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <Missing />;
  if (status < 500) return <Refused status={status} error={error} />;
  return <Fault />;
}

function Missing() {
  return (
    <ProblemPage status={404} title="This page is not here" actions={<WaysBack />}>
      <title>Page not found</title>
      <p>It may have moved, or the address has a slip in it.</p>
    </ProblemPage>
  );
}

function Refused({ status, error }: { status: number; error: unknown }) {
  const { sentence, way } = refusalOf(error);
  const actions = way ? <ButtonLink to={way.to}>{way.label}</ButtonLink> : <WaysBack />;
  return (
    <ProblemPage status={status} title="That did not work" actions={actions}>
      <title>That did not work</title>
      <p>{sentence}</p>
    </ProblemPage>
  );
}

function Fault() {
  return (
    <ProblemPage status={500} title="Something went wrong on our side" actions={<WaysBack />} errorId={useErrorId()}>
      <title>Something went wrong</title>
      <p>Please try again in a moment. If it happens again, write to us and mention the id below.</p>
    </ProblemPage>
  );
}

function WaysBack() {
  return (
    <>
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <ButtonLink to="/contact-us" variant="secondary">
        Contact us
      </ButtonLink>
    </>
  );
}

interface Refusal {
  sentence: string;
  /** Where to go on, when there is a better place than the home page. */
  way?: { to: string; label: string };
}

/** A refusal that our own code threw brings its sentence. */
function refusalOf(error: unknown): Refusal {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  const own = typeof data === "object" && data !== null && "sentence" in data;
  return own ? (data as Refusal) : { sentence: "Please go back and try again." };
}
