import { Copy } from "lucide-react";
import { useState } from "react";
import { data } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { feedReach } from "#app/domain/appointments/feed-words.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { checkSummaryTime, summaryTimes } from "#app/domain/reminders/day-summary.ts";
import { CALENDAR_SETTINGS, SETTINGS } from "#app/routes/admin/paths.ts";
import { findFeed, makeFeed, removeFeed } from "#app/services/appointments/calendar-feed.server.ts";
import { chooseSummary, findSummaryTime } from "#app/services/reminders/queue-summaries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/calendar-settings";

const FAILED = "Failed to change your calendar. Please try again.";

export const meta = pageMeta({ title: "Calendar" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return {
    reach: feedReach(context.get(dutyContext)),
    feed: await findFeed(app, context.get(userContext).id),
    summaryAt: await findSummaryTime(app, context.get(userContext).id),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  if (form.text("intent") === "make") {
    return mutation(context, {
      run: () => makeFeed(app, { id, duty: context.get(dutyContext) }),
      failed: FAILED,
      form: "make",
      // Kept nowhere but in this answer.
      done: ({ link }) => data({ link }, { headers: { "cache-control": "no-store" } }),
    });
  }
  if (form.text("intent") === "remove") {
    return mutation(context, {
      run: () => removeFeed(app, id),
      failed: FAILED,
      form: "remove",
      done: () => redirectWithToast(CALENDAR_SETTINGS, "The link is removed."),
    });
  }
  if (form.text("intent") === "summary") {
    const values = form.texts(["summaryAt"]);
    return mutation(context, {
      check: checkSummaryTime(values.summaryAt),
      run: (summaryAt) => chooseSummary(app, id, summaryAt),
      failed: FAILED,
      form: "summary",
      values,
      done: () => redirectWithToast(CALENDAR_SETTINGS, "It is saved."),
    });
  }
  const problem: FormProblem = { error: "Please choose what to change." };
  return data(problem, { status: 400 });
}

export const clientAction = sending<typeof action>(FAILED);

export default function CalendarSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { reach, feed, summaryAt } = loaderData;
  const made = actionData && "link" in actionData ? actionData.link : undefined;
  const problem = actionData && "error" in actionData ? actionData : undefined;
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
              intent="make"
              problem={problem?.form === "make" ? problem : undefined}
              submit={feed ? "New Link" : "Make Link"}
              pendingLabel="Making"
              variant={feed ? "secondary" : "primary"}
            >
              {feed && <p className="mb-3 text-ink-soft text-sm">A new link ends the old one at once.</p>}
            </PostForm>
            {feed && (
              <PostForm
                unguarded
                intent="remove"
                problem={problem?.form === "remove" ? problem : undefined}
                submit="Remove"
                pendingLabel="Removing"
                variant="quiet"
              >
                <p className="mb-3 text-ink-soft text-sm">Your calendar then reads nothing more from us.</p>
              </PostForm>
            )}
          </div>
        </TitledSection>
      )}
      <SummaryForm stored={summaryAt} problem={problem?.form === "summary" ? problem : undefined} />
    </>
  );
}

function SummaryForm({ stored, problem }: { stored: string | null; problem: FormProblem | undefined }) {
  return (
    <TitledSection id="summary" title="Morning Summary" className="mt-10 max-w-xl border-line border-t pt-8">
      <p className="mt-3 max-w-measure">An e-mail with what your day brings. A day that brings nothing has none.</p>
      <PostForm intent="summary" problem={problem} submit="Save" pendingLabel="Saving" className="mt-6 grid gap-6">
        <SelectField
          label="Send it at"
          name="summaryAt"
          defaultValue={problem?.values?.summaryAt ?? stored ?? ""}
          error={problem?.field === "summaryAt" ? problem.error : undefined}
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
        <Button
          type="button"
          variant="secondary"
          size="sm"
          onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <span role="status">{copied && "Copied."}</span>
      </div>
    </div>
  );
}
