import { Link } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { weekInWords } from "#app/domain/schedule/day-words.ts";
import { stageLabels } from "#app/domain/schedule/stage.ts";
import { BOARD, orderPath } from "#app/routes/admin/paths.ts";
import { findBoard } from "#app/services/schedule/find-board.server.ts";
import type { Card } from "#app/services/schedule/find-cards.server.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
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
  const { columns, due } = board;
  if (columns.every(({ count }) => count === 0)) {
    return (
      <>
        <PageHeading title="Board" />
        <EmptyState title="Nothing is under way.">Orders stand here from the day they are sent to us.</EmptyState>
      </>
    );
  }
  // On a phone one column is shown: the one that was picked, or the first with something in it.
  const picked = query.column ?? columns.find(({ count }) => count > 0)?.stage;
  const hrefOf = (changes: Partial<typeof query>) => boardList.href(BOARD, query, changes);
  return (
    <div className="print:[page:worksheet] print:text-ink print:text-xs">
      <PageHeading title="Board" lead="Where every order stands, and what it waits for." />
      <Due due={due} />
      <nav aria-label="Stages" className="mb-4 flex flex-wrap gap-2 md:hidden print:hidden">
        {columns.map(({ stage, count }) => (
          <Link
            key={stage}
            to={hrefOf({ column: stage })}
            preventScrollReset
            aria-current={stage === picked}
            className={chipLook}
          >
            {stageLabels[stage]} <span className="tabular-nums">{count.toLocaleString("en-US")}</span>
          </Link>
        ))}
      </nav>
      <section aria-label="Stages" className="flex gap-2 md:overflow-x-auto md:pb-4 print:overflow-visible">
        {columns.map((column) => (
          <Column
            key={column.stage}
            column={column}
            className={classNames(
              column.stage !== picked && "max-md:hidden",
              column.count > 0 ? "md:min-w-32 md:flex-1 print:min-w-0" : "md:w-18 md:shrink-0 print:w-14",
            )}
            hrefFor={(page) => hrefOf({ column: column.stage, page })}
          />
        ))}
      </section>
    </div>
  );
}

type Board = Route.ComponentProps["loaderData"]["board"];

/** The answer to Sunday's question: what is late, what is promised, and why it is not done. */
function Due({ due: { cards, count } }: { due: Board["due"] }) {
  if (count === 0) return <p className="mb-6 text-ink-soft">Nothing is late, and nothing is promised for this week.</p>;
  return (
    <TitledSection id="due" title="Late, or promised this week" titleLook="mb-3 text-xl" className="mb-8">
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="border-line border-t py-3">
            <CardWords card={card} stage />
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
  className: string;
  hrefFor: (page: number) => string;
}

function Column({ column: { stage, count, cards, page, pageCount }, className, hrefFor }: ColumnProps) {
  const id = `stage-${stage}`;
  return (
    <section aria-labelledby={id} className={classNames("min-w-0 max-md:w-full print:block", className)}>
      <h2
        id={id}
        className="flex items-baseline justify-between gap-2 border-line-strong border-b pb-1 font-medium text-base"
      >
        {stageLabels[stage]}
        <span className="text-ink-soft text-sm tabular-nums">{count.toLocaleString("en-US")}</span>
      </h2>
      <ul className="mt-2 grid gap-2">
        {cards.map((card) => (
          <li
            key={card.id}
            className="rounded-sm border border-line bg-paper p-3 print:break-inside-avoid print:border-ink print:p-1.5"
          >
            <CardWords card={card} />
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

function CardWords({ card, stage = false }: { card: Card; stage?: boolean }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={orderPath(card.userId, card.id)}
          className="inline-flex min-h-6 min-w-0 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {card.name}
        </Link>
        <span className="text-ink-soft text-xs">{shownOrderId(card)}</span>
      </p>
      {(stage || card.blocks.length > 0) && (
        <p>
          {stage && <strong className="font-medium">{stageLabels[card.stage]}</strong>}
          {stage && card.blocks.length > 0 && ": "}
          {card.blocks.join(" · ")}
        </p>
      )}
      <LatenessLine lateness={card.lateness} />
      {card.promisedWeek && !card.lateness && (
        <p className="text-ink-soft">{`Promised ${weekInWords(card.promisedWeek)}`}</p>
      )}
    </div>
  );
}
