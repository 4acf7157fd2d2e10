import { Copy } from "lucide-react";
import { useState } from "react";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { feedReach } from "#app/domain/appointments/feed-words.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { summaryTimes } from "#app/domain/reminders/day-summary.ts";
import { useAct } from "#app/routes/admin/acts.tsx";
import { SETTINGS } from "#app/routes/admin/paths.ts";
import { findFeed } from "#app/services/appointments/calendar-feed.server.ts";
import { findSummaryTime } from "#app/services/reminders/queue-summaries.server.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/calendar-settings";

export const meta = pageMeta({ title: "Calendar" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return {
    reach: feedReach(context.get(dutyContext)),
    feed: await findFeed(app, context.get(userContext).id),
    summaryAt: await findSummaryTime(app, context.get(userContext).id),
  };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

export default function CalendarSettings({ loaderData }: Route.ComponentProps) {
  const { reach, feed, summaryAt } = loaderData;
  const make = useAct<FormProblem & { link?: string }>("make-feed");
  const made = make.problem?.link;
  const remove = useAct("remove-feed");
  return (
    <>
      <PageHeading title="Calendar" links={[{ to: SETTINGS, label: "Settings", variant: "quiet" }]} />
      {reach !== "none" && (
        <TitledSection id="feed" title="In Your Own Calendar" className="max-w-xl">
          <p className="mt-3 max-w-measure">
            {reach === "all"
              ? "A private link with every visit, installation and blocked hour, for the calendar on your phone or computer."
              : "A private link with your own stops, for the calendar on your phone or computer."}{" "}
            Whoever has the link can read it, so keep it to yourself.
          </p>
          {made && <MadeLink link={made} />}
          {feed && !made && (
            <p className="mt-3 text-ink-soft">
              Made {formatDateTime(feed.createdAt)}.{" "}
              {feed.lastReadAt ? `Last read ${formatDateTime(feed.lastReadAt)}.` : "Not read yet."} We keep only its
              print: to see a link again, make a new one.
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <PostForm
              unguarded
              action={make.action}
              problem={made ? undefined : make.problem}
              submit={feed ? "New Link" : "Make Link"}
              pendingLabel="Making"
              variant={feed ? "secondary" : "primary"}
            >
              {feed && <p className="mb-3 text-ink-soft text-sm">A new link ends the old one at once.</p>}
            </PostForm>
            {feed && (
              <PostForm unguarded {...remove} submit="Remove" pendingLabel="Removing" variant="quiet">
                <p className="mb-3 text-ink-soft text-sm">Your calendar then reads nothing more from us.</p>
              </PostForm>
            )}
          </div>
        </TitledSection>
      )}
      <SummaryForm stored={summaryAt} />
    </>
  );
}

function SummaryForm({ stored }: { stored: string | null }) {
  const act = useAct("choose-summary");
  return (
    <TitledSection id="summary" title="Morning Summary" className="mt-10 max-w-xl border-line border-t pt-8">
      <p className="mt-3 max-w-measure">An e-mail with what your day brings. A day that brings nothing has none.</p>
      <PostForm {...act} submit="Save" pendingLabel="Saving" className="mt-6 grid gap-6">
        <SelectField
          label="Send it at"
          {...fieldAfter(act.problem, "summaryAt", stored ?? "")}
          options={[
            { value: "", label: "Never" },
            ...summaryTimes.map((time) => ({ value: time, label: labelOf(time) })),
          ]}
        />
      </PostForm>
    </TitledSection>
  );
}

const labelOf = (time: string) => `${time.replace(/^0/, "")} ${time < "12:00" ? "AM" : "PM"}`;

/** Shown once, right after it was made. */
function MadeLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="mt-6 border-brass border-l-2 bg-bone/60 px-6 py-6">
      <p>Your link. We show it only now: copy it, and subscribe to it in your calendar.</p>
      <p className="mt-3 select-all wrap-anywhere font-mono text-sm">{link}</p>
      <div className="mt-4 flex items-center gap-3 noscript:hidden">
        <SmallButton type="button" onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </SmallButton>
        <span role="status">{copied && "Copied."}</span>
      </div>
    </div>
  );
}
