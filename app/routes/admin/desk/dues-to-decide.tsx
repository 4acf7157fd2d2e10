import { type BalanceFigure, balanceListHref } from "#app/domain/reports/balance-list.ts";
import { BALANCES } from "#app/routes/admin/reports/paths.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

const tasks = {
  remindersSpent: ["is still late after six reminders", "are still late after six reminders", "Call, or write it off"],
  olderDue: [
    "owes something from before reminders went on by themselves",
    "owe something from before reminders went on by themselves",
    "Nothing goes out by itself: remind, leave it or write it off",
  ],
} as const satisfies Partial<Record<BalanceFigure, readonly [string, string, string]>>;

/** What no reminder will bring in: each line leads to the orders that it counts. */
export function DuesToDecide({ counts }: { counts: Record<keyof typeof tasks, number> }) {
  const lines = (["remindersSpent", "olderDue"] as const).filter((only) => counts[only] > 0);
  return lines.map((only) => {
    const [one, more, todo] = tasks[only];
    const count = counts[only];
    return (
      <FormMessage key={only} kind="info" className="mb-6">
        <TextLink to={balanceListHref(BALANCES, { only })}>
          {count === 1 ? `One order ${one}` : `${count.toLocaleString("en-US")} orders ${more}`}
        </TextLink>
        {`. ${todo}.`}
      </FormMessage>
    );
  });
}
