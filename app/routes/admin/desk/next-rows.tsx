import { formatDate } from "#app/domain/dates.ts";
import { nextWords, type Waiting } from "#app/domain/orders/owner/do-next.ts";
import { inquiryPath } from "#app/routes/admin/inquiries/paths.ts";
import { foundOrderPath, orderWindowsPath, SWATCHES, taskPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Who waits longest, for what, and the one press that helps. */
export function DoNext({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <section aria-labelledby="do-next" className="mb-12">
      <h2 id="do-next" className="text-3xl">
        Do next
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody waits for you.</p>
      ) : (
        <ul className="mt-5 border-line border-t">
          {waiting.map((one) => (
            <li
              key={one.id}
              className="grid grid-cols-[4rem_1fr] items-center gap-x-5 gap-y-2 border-line border-b py-3 sm:grid-cols-[4rem_1fr_auto]"
            >
              {one.userId && one.windowCount ? (
                <img
                  src={orderWindowsPath(one.id)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-16 object-contain"
                />
              ) : (
                <span aria-hidden="true" className="size-16 border border-line border-dashed" />
              )}
              <p className="min-w-0">
                <span className="block font-display text-lg">{one.what ?? nextWords[one.kind].what}</span>
                <span className="wrap-anywhere text-ink-soft text-sm">{wordsAbout(one)}</span>
              </p>
              <div className="max-sm:col-start-2">
                <ButtonLink to={pathTo(one)} variant="secondary" size="sm">
                  {nextWords[one.kind].act}
                  <span className="sr-only"> for {one.name || one.what || one.id}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** "Ada Ash, LF-1012, since March 3, 2027"; a task may be about nobody. */
function wordsAbout({ kind, name, order, since }: Waiting): string {
  const who = name || (kind === "task" ? "" : "N/A");
  const when = kind === "task" ? `due ${formatDate(since)}` : `since ${formatDate(since)}`;
  return [who, order, when].filter(Boolean).join(", ");
}

function pathTo({ kind, id }: Waiting): string {
  if (kind === "inquiry") return inquiryPath(id);
  if (kind === "task") return taskPath(id);
  return kind === "swatches" ? SWATCHES : foundOrderPath(id);
}
