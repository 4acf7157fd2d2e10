import { Link } from "react-router";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { SETTINGS } from "#app/routes/admin/paths.ts";
import { StandingLink, TextLink } from "#app/ui/button.tsx";
import type { FoundSetting } from "./find-settings.server.ts";

interface AllSettingsProps {
  groups: { label: string; pages: { to: string; label: string; lead: string }[] }[];
  /** What is looked for, and what of it there is. */
  find: string;
  found: FoundSetting[];
}

/** Every page where something is set, or those with what somebody typed. */
export function AllSettings({ groups, find, found }: AllSettingsProps) {
  return (
    <section aria-labelledby="all-settings" className="mt-10 border-line border-t pt-8">
      <h2 id="all-settings" className="text-2xl">
        All settings
      </h2>
      {groups.length > 1 && (
        <div className="mt-4 flex max-w-xl">
          <ListSearch path={SETTINGS} name="find" search={find} label="Search all settings" />
        </div>
      )}
      {find ? <Found find={find} found={found} /> : <Groups groups={groups} />}
    </section>
  );
}

/** An index in two columns: the longest group is one of them, the others stand below each other in the other one. */
function Groups({ groups }: Pick<AllSettingsProps, "groups">) {
  return (
    <div className="mt-8 grid grid-flow-row-dense gap-x-14 gap-y-10 lg:grid-cols-2">
      {groups.map(({ label, pages }) => (
        <div key={label} className={pages.length > LONG ? "lg:row-span-4" : undefined}>
          <h3 className="border-line-strong border-b pb-2 text-lg">{label}</h3>
          <ul>
            {pages.map((page) => (
              <li
                key={page.to}
                className="items-baseline gap-x-4 border-line border-b max-sm:pb-3 sm:grid sm:grid-cols-[13.25rem_1fr]"
              >
                <StandingLink to={page.to}>{page.label}</StandingLink>
                <p className="text-ink-soft text-sm sm:py-2">{page.lead}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const LONG = 6;

function Found({ find, found }: Pick<AllSettingsProps, "find" | "found">) {
  return (
    <div className="mt-6">
      <p role="status" className="text-ink-soft text-sm">
        {found.length === 0
          ? `No setting is called “${find}”.`
          : found.length === 1
            ? "1 setting found."
            : `${found.length} settings found.`}{" "}
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
