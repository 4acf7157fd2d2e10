import { Link } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { weekInShort } from "#app/domain/schedule/day-words.ts";
import { SETTLED_DAYS, stageLabels } from "#app/domain/schedule/stage.ts";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { BOARD, orderPath, orderWindowsPath } from "#app/routes/admin/paths.ts";
import { findBoard } from "#app/services/schedule/find-board.server.ts";
import type { Card } from "#app/services/schedule/find-cards.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/board";
import { LatenessLine } from "./lateness-line.tsx";

export const meta = pageMeta({ title: "Board" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = boardList.parse(new URL(request.url).searchParams);
  return { query, board: await findBoard(context.get(appContext), query) };
}

export default function BoardPage({ loaderData: { query, board } }: Route.ComponentProps) {
  const { columns, due, today } = board;
  if (columns.every(({ count }) => count === 0)) {
    return (
      <>
        <PageHeading title="Board" />
        <EmptyState title="Nothing is under way.">Orders stand here from the day they are sent to us.</EmptyState>
      </>
    );
  }
  const filled = columns.filter(({ count }) => count > 0);
  const empty = columns.filter(({ count }) => count === 0).map(({ stage }) => stageLabels[stage]);
  // On a phone one column is shown: the one that was picked, or the first with something in it.
  const picked = query.column ?? filled[0]?.stage;
  const hrefOf = (changes: Partial<typeof query>) => boardList.href(BOARD, query, changes);
  return (
    <div className="print:[page:worksheet] print:text-ink print:text-xs">
      <PageHeading title="Board" lead="Where every order under way stands, and what it waits for." />
      <Due due={due} today={today} />
      <ListChips
        label="Stages"
        className="mb-4 max-sm:-mx-5 max-sm:px-5 md:hidden"
        chips={columns.map(({ stage, count }) => ({
          label: stageLabels[stage],
          count,
          to: hrefOf({ column: stage }),
          current: stage === picked,
        }))}
      />
      <section aria-label="Stages" data-whole-width className="flex gap-5 md:slides md:pb-4">
        {filled.map((column) => (
          <Column
            key={column.stage}
            column={column}
            today={today}
            className={classNames(column.stage !== picked && "max-md:hidden", "md:min-w-32 md:flex-1 print:min-w-0")}
            hrefFor={(page) => hrefOf({ column: column.stage, page })}
          />
        ))}
      </section>
      <p className="mt-6 max-w-measure text-ink-soft text-sm">
        {empty.length > 0 && `Nothing in ${inOneLine(empty)}. `}
        {filled.some(({ stage }) => stage === "waiting") &&
          `${stageLabels.waiting} counts each quote without a yes, a declined one too. `}
        Delivered orders leave after {SETTLED_DAYS} days; what is owed of them stands in Balances.
      </p>
    </div>
  );
}

/** "Cutting, Sewing or Ready" */
function inOneLine(names: readonly string[]) {
  return names.join(", ").replace(/, ([^,]*)$/, " or $1");
}

type Board = Route.ComponentProps["loaderData"]["board"];

/** The answer to Sunday's question: what is late, what is promised, and why it is not done. */
function Due({ due: { cards, count }, today }: Pick<Board, "due" | "today">) {
  if (count === 0) return <p className="mb-6 text-ink-soft">Nothing is late, and nothing is promised for this week.</p>;
  return (
    <TitledSection id="due" title="Late, or promised this week" titleLook="mb-3 text-xl" className="mb-8">
      <ul className="grid gap-x-6 border-line border-t pt-1 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="@container py-3">
            <CardWords card={card} today={today} stage />
          </li>
        ))}
      </ul>
      {count > cards.length && (
        <p className="mt-2 text-ink-soft text-sm">{`And ${count - cards.length} more below.`}</p>
      )}
    </TitledSection>
  );
}

interface ColumnProps {
  column: Board["columns"][number];
  today: string;
  className: string;
  hrefFor: (page: number) => string;
}

function Column({ column: { stage, count, cards, page, pageCount }, today, className, hrefFor }: ColumnProps) {
  const id = `stage-${stage}`;
  return (
    <section aria-labelledby={id} className={classNames("min-w-0 max-md:w-full print:block", className)}>
      <h2
        id={id}
        className="flex items-baseline justify-between gap-2 border-line-strong border-b pb-1 text-lg max-md:sr-only"
      >
        {stageLabels[stage]}
        <span className="text-ink-soft text-sm tabular-nums">{count.toLocaleString("en-US")}</span>
      </h2>
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <li key={card.id} className="@container py-3 print:break-inside-avoid print:border-ink print:py-1.5">
            <CardWords card={card} today={today} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <p className="mt-2 flex items-center justify-between gap-2 text-sm">
          {page > 1 ? <PageLink to={hrefFor(page - 1)}>Previous</PageLink> : <span />}
          <span className="text-ink-soft">{`${page} of ${pageCount}`}</span>
          {page < pageCount ? <PageLink to={hrefFor(page + 1)}>Next</PageLink> : <span />}
        </p>
      )}
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} preventScrollReset className="inline-flex min-h-11 items-center underline">
      {children}
    </Link>
  );
}

/** Whose it is stands large; what is ours to do is ink, what waits for others quiet. */
function CardWords({ card, today, stage = false }: { card: Card; today: string; stage?: boolean }) {
  return (
    <div className={classNames("flex items-start text-sm", stage ? "gap-5" : "gap-3")}>
      {card.windowCount > 0 && (
        <img
          src={orderWindowsPath(card.id)}
          alt=""
          loading="lazy"
          decoding="async"
          className={classNames(
            "hidden shrink-0 object-contain object-top @[10rem]:block print:hidden",
            stage ? "size-24" : "mt-1 size-14",
          )}
        />
      )}
      <div className="grid min-w-0 gap-1">
        <p>
          <Link
            to={orderPath(card.userId, card.id)}
            className={classNames(
              "inline-flex min-h-6 min-w-0 items-center font-display wrap-anywhere underline-offset-4 hover:underline",
              stage ? "text-xl" : "text-base/5",
            )}
          >
            {card.name}
          </Link>
          <span className="block text-ink-soft text-xs">{shownOrderId(card)}</span>
        </p>
        {stage && (
          <p>
            <strong className="font-medium">{stageLabels[card.stage]}</strong>
            {card.blocks.length > 0 && `: ${wholeDays(card.blocks.join(" · "))}`}
          </p>
        )}
        {!stage &&
          card.blocks.map((block) => (
            <p key={block} className={card.ours ? "font-medium" : "text-ink-soft"}>
              {wholeDays(block)}
            </p>
          ))}
        <LatenessLine lateness={card.lateness} />
        {card.promisedWeek && !card.lateness && (
          <p className="text-ink-soft">{wholeDays(`Promised ${weekInShort(card.promisedWeek, today)}`)}</p>
        )}
      </div>
    </div>
  );
}

/** A month stays with its day, and a version with its number, however narrow the column is. */
function wholeDays(text: string) {
  return text.replaceAll(/([A-Z][a-z]+) (?=\d)/g, "$1\u00a0");
}
