import { Link } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { isNotice } from "#app/domain/emails/typed-words.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/list-query.ts";
import { wordings } from "#app/email/own-words.ts";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { SITE, SITE_EMAILS, siteEmailPath } from "#app/routes/admin/paths.ts";
import { findDocument } from "#app/services/site/save-site.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/emails";

export const meta = pageMeta({ title: "Wording of e-mails" });

/** Nobody but who works here, or is to, gets one of these. */
const ofTheHouse = new Set<string>(["staff_invitation", "second_step"]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const find = (new URL(request.url).searchParams.get("find") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const { document } = await findDocument(context.get(appContext).db);
  const own = new Set(document.emails?.map(({ kind }) => kind));
  const isMeant = ({ label }: { label: string }) => label.toLowerCase().includes(find.toLowerCase());
  const all = wordings.filter(isMeant).map(({ key, label, kind }) => {
    return {
      key,
      label,
      isOwn: own.has(key),
      toUs: ofTheHouse.has(kind) || label.endsWith("(to us)") || isNotice(kind),
    };
  });
  return {
    find,
    groups: [
      { title: "To clients and suppliers", emails: all.filter(({ toUs }) => !toUs) },
      { title: "To us and whoever works here", emails: all.filter(({ toUs }) => toUs) },
    ].filter(({ emails }) => emails.length > 0),
  };
}

export default function EmailsPage({ loaderData: { find, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Wording of e-mails"
        lead="Subject, heading and opening are yours to write. Facts, buttons and what the law asks for stay as they are."
        actions={<StandingLink to={SITE}>Business and site</StandingLink>}
      />
      <ListSearch path={SITE_EMAILS} name="find" search={find} label="Search the wording" />
      <p role="status" className="mt-3 empty:hidden">
        {groups.length === 0 ? `No e-mail is called “${find}”.` : null}
      </p>
      {groups.map(({ title, emails }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="text-xl">{title}</h2>
          <ul className="mt-4 grid gap-x-10 border-line border-t md:grid-cols-2 xl:grid-cols-3">
            {emails.map(({ key, label, isOwn }) => (
              <li key={key} className="border-line border-b">
                <Link
                  to={siteEmailPath(key)}
                  className="block min-h-11 py-2.5 decoration-1 decoration-brass underline-offset-4 hover:underline"
                >
                  {label.replace(" (to us)", "")}
                  {isOwn ? <span className="ml-3 text-brass-deep text-sm">changed</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
