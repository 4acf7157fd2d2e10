import { ClipboardList, ListTodo, MessageCircleQuestionMark, SwatchBook } from "lucide-react";
import { formatDate } from "#app/domain/dates.ts";
import { orderListHref, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type Next, type NextKind, nextWords, orderNeeds, type Waiting } from "#app/domain/orders/owner/do-next.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { taskList } from "#app/domain/tasks/task-list.ts";
import { INQUIRIES, inquiryPath } from "#app/routes/admin/inquiries/paths.ts";
import { BOARD, foundOrderPath, ORDERS, orderWindowsPath, SWATCHES, TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** Who waits longest, for what, and the one press that helps. */
export function DoNext({ waiting }: { waiting: readonly Next[] }) {
  return (
    <section aria-labelledby="do-next" className="mb-12">
      <h2 id="do-next" className="text-3xl">
        Do next
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody waits for you.</p>
      ) : (
        <ul className="mt-5 border-line border-t">
          {waiting.map((one, index) => (
            <NextRow key={one.id} one={one} first={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is about no window. */
const marks = { inquiry: <MessageCircleQuestionMark />, swatches: <SwatchBook />, task: <ListTodo /> };

/** Who waits longest is seen first. */
function NextRow({ one, first }: { one: Next; first: boolean }) {
  const picture = first ? "size-24 sm:size-40" : "size-16";
  return (
    <li
      className={classNames(
        "grid items-center gap-x-5 gap-y-2 border-line border-b py-3",
        first
          ? "grid-cols-[6rem_1fr] sm:grid-cols-[10rem_1fr_auto] sm:gap-x-8 sm:py-6"
          : "grid-cols-[4rem_1fr] sm:grid-cols-[4rem_1fr_auto]",
      )}
    >
      {one.userId && one.windowCount ? (
        <img
          src={orderWindowsPath(one.id)}
          alt=""
          loading={first ? "eager" : "lazy"}
          decoding="async"
          className={classNames("object-contain", picture)}
        />
      ) : (
        <span
          aria-hidden="true"
          className={classNames("grid place-items-center bg-bone text-brass-deep *:size-2/5 *:stroke-[1.25]", picture)}
        >
          {marks[one.kind as keyof typeof marks] ?? <ClipboardList />}
        </span>
      )}
      <p className="min-w-0">
        <span className={classNames("block font-display", first ? "text-xl sm:text-3xl" : "text-lg")}>
          {one.what ?? nextWords[one.kind].what}
        </span>
        <span className={classNames("wrap-anywhere text-ink-soft", first ? "sm:mt-2 sm:block" : "text-sm")}>
          {whoWaits(one)}
          <span className="whitespace-nowrap">{sinceWhen(one)}</span>
          {one.others && (
            <>
              {" · "}
              <TextLink to={pathToAll(one.kind)}>
                and others<span className="sr-only">: {nextWords[one.kind].what}</span>
              </TextLink>
            </>
          )}
        </span>
      </p>
      <div className="max-sm:col-start-2">
        <ButtonLink to={pathTo(one)} variant={first ? "primary" : "secondary"} size="sm">
          {nextWords[one.kind].act}
          <span className="sr-only"> for {one.name || one.what || one.id}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** "Ada Ash, LF-1012, " before "since March 3, 2027"; a task may be about nobody. */
function whoWaits({ kind, name, order }: Waiting): string {
  const who = name || (kind === "task" ? "" : "N/A");
  return [who, order]
    .filter(Boolean)
    .map((known) => `${known}, `)
    .join("");
}

function sinceWhen({ kind, since }: Waiting): string {
  return `${kind === "task" ? "due" : "since"} ${formatDate(since)}`;
}

function pathTo({ kind, id }: Waiting): string {
  if (kind === "inquiry") return inquiryPath(id);
  if (kind === "task") return taskPath(id);
  return kind === "swatches" ? SWATCHES : foundOrderPath(id);
}

/** Where all of a kind are. */
function pathToAll(kind: NextKind): string {
  if (kind === "inquiry") return INQUIRIES;
  if (kind === "swatches") return SWATCHES;
  if (kind === "task") return taskList.href(TASKS, taskList.parse(new URLSearchParams()), { list: "all" });
  if (kind === "deposit") return boardList.href(BOARD, boardList.parse(new URLSearchParams()), { column: "deposit" });
  const only = orderNeeds.find((need) => need === kind);
  return only ? orderListHref(ORDERS, parseOrderList(new URLSearchParams()), { only }) : BOARD;
}
