import { Link } from "react-router";
import { missingWords } from "#app/content/site.ts";
import { appContext } from "#app/contexts.server.ts";
import { isWritten } from "#app/domain/site/site-document.ts";
import { type SitePage, sitePages } from "#app/domain/site/site-forms.ts";
import { SITE_EMAILS, SITE_GALLERY, SITE_HISTORY, SITE_LOGO, sitePath } from "#app/routes/admin/paths.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findServers } from "#app/services/site/watch-site.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/overview";

interface SiteLink {
  to: string;
  title: string;
  lead: string;
  isChanged: boolean;
}

export const meta = pageMeta({ title: "Business and site" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const site = await findSite(app.db);
  const { document, version } = site;
  const pages = (Object.keys(sitePages) as SitePage[]).map((page): SiteLink => {
    const { title, lead } = sitePages[page];
    return { to: sitePath(page), title, lead, isChanged: isWritten(document[page]) };
  });
  const own = "Beside your name on every page, in e-mails and on papers.";
  pages.push({ to: SITE_LOGO, title: "Logo", lead: own, isChanged: document.logo !== undefined });
  const pictures = "Your own pictures, and those that came with the site: their order, and which are shown.";
  pages.push({ to: SITE_GALLERY, title: "Gallery", lead: pictures, isChanged: document.gallery !== undefined });
  const lead = "Subject, heading and opening of each.";
  pages.push({ to: SITE_EMAILS, title: "E-mails", lead, isChanged: document.emails !== undefined });
  return { version, pages, missing: missingWords(site), servers: await findServers(app, version) };
}

export default function SiteOverview({ loaderData }: Route.ComponentProps) {
  const { version, pages, missing, servers } = loaderData;
  return (
    <>
      <PageHeading
        title="Business and site"
        lead="The facts and words of the public pages, of e-mails and of papers. What you save is shown at once."
        actions={<SmallButtonLink to={SITE_HISTORY}>History</SmallButtonLink>}
      />
      <p className="text-ink-soft">
        {version === 0 ? "As it came." : `Version ${version}.`} Shown on {servers.showing} of {servers.all}{" "}
        {servers.all === 1 ? "server" : "servers"}.
      </p>
      {servers.failures.map(({ server, failure }) => (
        <FormMessage key={server} kind="error" className="mt-4">
          {server} cannot show it and keeps its pages: {failure}
        </FormMessage>
      ))}
      {missing.length > 0 ? (
        <p className="mt-2 max-w-measure text-ink-soft">Not yours yet: {missing.join(", ")}.</p>
      ) : null}
      <ul className="mt-8 grid gap-x-10 border-line border-t md:grid-cols-2 xl:grid-cols-3">
        {pages.map(({ to, title, lead, isChanged }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="group block min-h-11 py-4">
              <span className="font-display text-lg decoration-1 decoration-brass underline-offset-4 group-hover:underline">
                {title}
              </span>
              {isChanged ? <span className="ml-3 text-brass-deep text-sm">changed</span> : null}
              <span className="block text-ink-soft">{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
