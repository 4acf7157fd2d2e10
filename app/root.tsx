import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { Problem } from "./components/site/problem.tsx";
import { PublicFrame } from "./components/site/public-frame.tsx";
import fraunces from "./fonts/fraunces-heading.woff2?url";
import { PendingLine } from "./ui/page/pending-line.tsx";
import { RouteAnnouncer } from "./ui/page/route-announcer.tsx";
import { answerKeptPress } from "./web/site/kept-press.ts";
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
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Linen, as in app.css: a browser's own bar continues the page. */}
        <meta name="theme-color" content="#f7f2e9" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
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
  useEffect(answerKeptPress, []);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <PendingLine />
    </>
  );
}

/** What no route could show: in the public frame, so that there is always a way on. A bug shows its id, never its stack. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <Problem error={error} />
    </PublicFrame>
  );
}
