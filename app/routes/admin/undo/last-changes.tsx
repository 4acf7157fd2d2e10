import { Form, useLocation, useNavigation } from "react-router";
import { formatTime } from "#app/domain/dates.ts";
import { undoPath } from "#app/routes/admin/paths.ts";
import type { OpenUndo } from "#app/services/undos/undos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

/** What was done here within the last ten minutes and can be taken back. */
export function LastChanges({ undos }: { undos: readonly OpenUndo[] }) {
  const { pathname, search } = useLocation();
  const { formAction } = useNavigation();
  if (undos.length === 0) return null;
  return (
    <TitledSection
      id="last-changes"
      title="Last changes"
      titleLook="font-medium text-sm"
      className="mb-6 border-brass border-l-2 bg-linen px-4 py-3 print:hidden"
    >
      <ul className="mt-1 grid gap-1">
        {undos.map(({ id, words, at, toldAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-sm">
              {words}, {formatTime(at)}.
              {toldAt && ` The client was told at ${formatTime(toldAt)}. They will be told again.`}
            </span>
            <Form method="post" action={undoPath(id)} className="flex flex-wrap gap-2">
              <input type="hidden" name="back" value={pathname + search} />
              <Button
                name="email"
                value="again"
                variant="quiet"
                size="sm"
                pending={formAction?.startsWith(undoPath(id)) ?? false}
                pendingLabel="Undoing"
              >
                Undo
              </Button>
              {toldAt && (
                <Button name="email" value="none" variant="quiet" size="sm">
                  Undo, Don’t E-Mail
                </Button>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
