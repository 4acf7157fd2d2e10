import { Link } from "react-router";
import { listedPictures } from "#app/content/pictures/gallery.ts";
import { missingWords, type Site, shippedSections } from "#app/content/site.ts";
import { appContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { isWritten } from "#app/domain/site/site-document.ts";
import { type SitePage, sitePages } from "#app/domain/site/site-forms.ts";
import { wordings } from "#app/email/own-words.ts";
import { SITE_EMAILS, SITE_GALLERY, SITE_HISTORY, SITE_LOGO, sitePath } from "#app/routes/admin/paths.ts";
import { shownSite } from "#app/services/site/find-site.server.ts";
import { findServers } from "#app/services/site/watch-site.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/overview";

interface SiteLink {
  to: string;
  title: string;
  lead: string;
  /** What the site says now. */
  now: string;
  isChanged: boolean;
}

export const meta = pageMeta({ title: "Business and site" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const site = await shownSite(app);
  const { document, version } = site;
  const now = saidNow(site);
  const pages = (Object.keys(sitePages) as SitePage[]).map((page): SiteLink => {
    const { title, lead } = sitePages[page];
    return { to: sitePath(page), title, lead, now: now[page], isChanged: isWritten(document[page]) };
  });
  const own = "Beside your name on every page, in e-mails and on papers.";
  const mark = document.logo ? "Your own." : "The mark that came with the site.";
  pages.push({ to: SITE_LOGO, title: "Logo", lead: own, now: mark, isChanged: document.logo !== undefined });
  const pictures = "Your own pictures, and those that came with the site: their order, and which are shown.";
  const listed = listedPictures(document);
  const shown = `${listed.filter(({ entry }) => !entry.hidden).length} of ${listed.length} pictures are shown.`;
  pages.push({ to: SITE_GALLERY, title: "Gallery", lead: pictures, now: shown, isChanged: Boolean(document.gallery) });
  const lead = "Subject, heading and opening of each.";
  const words = `${document.emails?.length ?? 0} of ${wordings.length} in your words.`;
  pages.push({ to: SITE_EMAILS, title: "E-mails", lead, now: words, isChanged: document.emails !== undefined });
  return { version, pages, missing: missingWords(site), servers: await findServers(app, version) };
}

/** So much of each section that one sees whether it is still right. */
function saidNow(site: Site): Record<SitePage, string> {
  const { business, offer } = site.facts;
  const { document } = site;
  const shipped = shippedSections(site);
  const count = (section: "terms" | "faq" | "partners" | "testimonials", one: string) => {
    const { length } = document[section]?.length ? document[section] : shipped[section];
    return `${length} ${one}${length === 1 ? "" : "s"}.`;
  };
  const { firstName, lastName } = document.story ?? shipped.story;
  return {
    business: `${business.name}, ${business.phone}, ${business.hours}.`,
    offer: `A visit is ${formatMoney(offer.visitFee)}, within ${offer.miles} miles. Work is ready in ${offer.leadTime}.`,
    story: `${firstName} ${lastName}`.trim() || "Nobody is named.",
    terms: count("terms", "part"),
    faq: count("faq", "question"),
    partners: count("partners", "partner"),
    testimonials: count("testimonials", "testimonial"),
    styles: `${document.styles?.length ?? 0} of ${shipped.styles.length} in your words.`,
  };
}

export default function SiteOverview({ loaderData }: Route.ComponentProps) {
  const { version, pages, missing, servers } = loaderData;
  return (
    <>
      <PageHeading
        title="Business and site"
        lead="The facts and words of the public pages, of e-mails and of papers. What you save is shown at once."
        actions={<StandingLink to={SITE_HISTORY}>History</StandingLink>}
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
      <ul className="mt-6 border-line border-t">
        {pages.map(({ to, title, lead, now, isChanged }) => (
          <li key={to} className="border-line border-b">
            <Link
              to={to}
              className="group grid min-h-11 grid-cols-[1fr_auto] items-baseline gap-x-6 py-2.5 lg:grid-cols-[12rem_1fr_6rem]"
            >
              <span className="font-display text-lg decoration-1 decoration-brass underline-offset-4 group-hover:underline">
                {title}
              </span>{" "}
              <span className="max-lg:col-span-full max-lg:row-start-2">
                {now} <span className="block text-ink-soft text-sm max-lg:hidden">{lead}</span>
              </span>
              <span className="text-right text-sm">
                {isChanged ? (
                  <span className="text-brass-deep">changed</span>
                ) : (
                  <span className="text-ink-soft">as it came</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
