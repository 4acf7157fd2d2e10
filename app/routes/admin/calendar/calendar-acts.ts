import { data } from "react-router";
import { checkSummaryTime } from "#app/domain/reminders/day-summary.ts";
import { answerActs } from "#app/routes/admin/answer-acts.server.ts";
import { CALENDAR_SETTINGS } from "#app/routes/admin/paths.ts";
import { makeFeed, removeFeed } from "#app/services/appointments/calendar-feed.server.ts";
import { chooseSummary } from "#app/services/reminders/queue-summaries.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const FAILED = "Failed to change your calendar. Please try again.";

export const action = answerActs(FAILED, {
  "make-feed": ({ app, doer, answer }) =>
    answer({
      run: () => makeFeed(app, doer),
      // Kept nowhere but in this answer.
      done: ({ link }) => data({ link }, { headers: { "cache-control": "no-store" } }),
    }),
  "remove-feed": ({ app, doer, answer }) =>
    answer({
      run: () => removeFeed(app, doer.id),
      done: () => redirectWithToast(CALENDAR_SETTINGS, "The link is removed."),
    }),
  "choose-summary": ({ app, doer, form, answer }) => {
    const values = form.texts(["summaryAt"]);
    return answer({
      values,
      check: checkSummaryTime(values.summaryAt),
      run: (summaryAt) => chooseSummary(app, doer.id, summaryAt),
      done: () => redirectWithToast(CALENDAR_SETTINGS, "It is saved."),
    });
  },
});

export const clientAction = sending<typeof action>(FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";
