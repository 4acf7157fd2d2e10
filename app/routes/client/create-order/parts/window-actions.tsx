import { Form, useNavigate, useNavigation } from "react-router";
import { UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { Button, ButtonLink, ButtonRow, SmallButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface RenameWindowProps {
  window: Window;
  version: number;
  problem: FormProblem | undefined;
}

export function RenameWindow({ window, version, problem }: RenameWindowProps) {
  const refused = problem?.field === "name";
  return (
    <Disclosure summary="Rename" defaultOpen={refused}>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <Hidden version={version} windowKey={window.key} />
        <TextField
          // What came back from the server replaces what was typed.
          key={window.name}
          className="min-w-0 grow"
          label="New name"
          name="name"
          autoComplete="off"
          defaultValue={refused ? problem.values?.name : window.name}
          error={refused ? problem.error : undefined}
        />
        <SmallButton name="intent" value="rename">
          Save name
        </SmallButton>
      </Form>
    </Disclosure>
  );
}

interface WindowButtonsProps {
  window: Window;
  version: number;
  formKey: string;
  /** No more windows fit into the order. */
  full: boolean;
  /** It is the only one. */
  last: boolean;
}

/** Removing asks first. */
export function WindowButtons({ window, version, formKey, full, last }: WindowButtonsProps) {
  const name = <span className="sr-only"> {window.name}</span>;
  return (
    <div className="-mt-2 flex flex-wrap gap-x-6">
      {full ? null : (
        <Form method="post" preventScrollReset>
          <Hidden version={version} windowKey={window.key} />
          <FormKey value={formKey} />
          <Button name="intent" value="duplicate" variant="quiet" size="sm">
            Duplicate{name}
          </Button>
        </Form>
      )}
      {last ? null : (
        <Form method="get" preventScrollReset>
          <Button name="remove" value={window.key} variant="quiet" size="sm">
            Remove{name}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** The question is an address, so it is asked without scripts too and Back takes it away. */
export function RemoveQuestion({
  window,
  question,
  version,
  page,
}: {
  window: Window | undefined;
  /** What becomes of windows that share a rod with it. */
  question: string | undefined;
  version: number;
  page: string;
}) {
  const navigate = useNavigate();
  const removing = useNavigation().formData?.get("intent") === "remove";
  if (!window) return null;
  return (
    <Dialog
      title={`Remove ${window.name}?`}
      open
      onClose={() => navigate(page, { preventScrollReset: true })}
      closeHref={page}
      size="sm"
      footer={
        <ButtonRow>
          <ButtonLink to={page} preventScrollReset data-autofocus size="sm">
            Keep it
          </ButtonLink>
          <Form method="post" action={page} preventScrollReset>
            <Hidden version={version} windowKey={window.key} />
            {question ? <input type="hidden" name={UNSHARE} value="on" /> : null}
            <SmallButton name="intent" value="remove" pending={removing} pendingLabel="Removing">
              Remove this window
            </SmallButton>
          </Form>
        </ButtonRow>
      }
    >
      Its measurements and choices will be gone for good. {question}
    </Dialog>
  );
}

function Hidden({ version, windowKey }: { version: number; windowKey: string }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="windowKey" value={windowKey} />
    </>
  );
}
