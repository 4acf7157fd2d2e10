import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { ButtonLink } from "./ui/button.tsx";
import { useErrorId } from "./ui/error-id.tsx";
import { ProblemPage } from "./ui/problem-page.tsx";
import "./app.css";

export const links: Route.LinksFunction = () =>
  [fraunces, instrumentSans].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Linen, as in app.css: a browser's own bar continues the page. */}
        <meta name="theme-color" content="#f7f2e9" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, outside every frame. A bug shows its id and never its stack. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const errorId = useErrorId();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const home = <ButtonLink to="/">Go to the home page</ButtonLink>;
  return (
    <main id="main" tabIndex={-1}>
      {missing ? (
        <ProblemPage status={404} title="This page is not here" actions={home}>
          <p>It may have moved, or the address has a slip in it.</p>
        </ProblemPage>
      ) : (
        <ProblemPage
          status={isRouteErrorResponse(error) ? error.status : 500}
          title="Something went wrong on our side"
          actions={home}
          errorId={errorId}
        >
          <p>Please try again in a moment. If it happens again, write to us and mention the id below.</p>
        </ProblemPage>
      )}
    </main>
  );
}
