import { Link } from "react-router";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { SETTINGS } from "#app/routes/admin/paths.ts";
import { StandingLink, TextLink } from "#app/ui/button.tsx";
import type { FoundSetting } from "./find-settings.server.ts";

interface FindProps {
  /** What is looked for, and what of it there is. */
  find: string;
  found: FoundSetting[];
}

/** What most come for, first on the page. On a phone the index is further down, and a link leads there. */
export function FindSetting({ find, found }: FindProps) {
  return (
    <div className={found.length > 0 ? "mb-8" : "mb-8 border-line border-b pb-6"}>
      <div className="flex flex-wrap items-end gap-x-6">
        <ListSearch path={SETTINGS} name="find" search={find} label="Search all settings" />
        {found.length === 0 && (
          <StandingLink href="#all-settings" className="lg:hidden">
            All settings
          </StandingLink>
        )}
      </div>
      {find ? <Found find={find} found={found} /> : null}
    </div>
  );
}

interface AllSettingsProps {
  groups: { label: string; pages: { to: string; label: string; lead: string }[] }[];
}

/** An index in two columns: the longest group is one of them, the others stand below each other in the other one. */
export function AllSettings({ groups }: AllSettingsProps) {
  return (
    <section aria-labelledby="all-settings" className="max-lg:mt-10 max-lg:border-line max-lg:border-t max-lg:pt-8">
      <h2 id="all-settings" className="scroll-mt-20 text-xl">
        All settings
      </h2>
      <div className="mt-4 grid grid-flow-row-dense gap-x-10 gap-y-8 lg:grid-cols-2">
        {groups.map(({ label, pages }) => (
          <div key={label} className={pages.length > LONG ? "lg:row-span-4" : undefined}>
            <h3 className="border-line-strong border-b pb-2 text-lg">{label}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.to} className="border-line border-b sm:pb-2">
                  <StandingLink to={page.to} className="sm:min-h-9">
                    {page.label}
                  </StandingLink>
                  <p className="text-ink-soft text-sm max-sm:hidden">{page.lead}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const LONG = 6;

function Found({ find, found }: FindProps) {
  const count = found.length === 1 ? "1 setting found." : `${found.length} settings found.`;
  return (
    <div className="mt-4">
      <p role="status" className="text-ink-soft text-sm">
        {found.length === 0 ? `No setting is called “${find}”.` : count}{" "}
        <TextLink to={SETTINGS} preventScrollReset>
          Show all
        </TextLink>
      </p>
      <ul aria-label="Settings found" className="mt-2">
        {found.map(({ label, within, to }) => (
          <li key={`${to} ${label} ${within}`} className="border-line border-b">
            {/* The browser itself goes to a place within a page, and opens what is folded around it. */}
            <Link to={to} reloadDocument={to.includes("#")} className="group block min-h-11 py-2.5">
              <span className="block group-hover:text-moss group-hover:underline">{label}</span>
              <span className="block text-ink-soft text-sm">{within}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
