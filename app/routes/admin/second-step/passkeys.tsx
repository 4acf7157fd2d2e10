import { type FormEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import { PASSKEY } from "#app/routes/admin/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage, useFocusOnError } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { makePasskey } from "#app/web/passkeys/passkey.ts";

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A passkey lives in a phone, a laptop or a key on a ring, and opens with a finger, a face or the device's own code. */
export function Passkeys({ passkeys, problem }: { passkeys: Passkey[]; problem: FormProblem | undefined }) {
  return (
    <TitledSection id="passkeys" title="Passkeys">
      <p className="mt-3 max-w-measure text-ink-soft">
        A passkey takes the place of password and code together: this device asks for your finger, your face or its own
        code.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-6">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      ) : (
        <p className="mt-6">No passkeys yet.</p>
      )}
      <AddForm key={passkeys.length} problem={problem} />
    </TitledSection>
  );
}

function PasskeyRow({ id, name, createdAt, lastUsedAt }: Passkey) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 last:border-b">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-ink-soft text-sm">
          Added {formatDate(createdAt)}. {lastUsedAt ? `Last used ${formatDate(lastUsedAt)}.` : "Not used yet."}
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="passkey" value={id} />
        <Button variant="quiet" size="sm">
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}

/** The browser makes the passkey first; what it says of it is then sent with the name, like any other form. */
function AddForm({ problem }: { problem: FormProblem | undefined }) {
  const submit = useSubmit();
  const form = useFocusOnError(problem);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setFailure(undefined);
    // Without a name nothing is made that would have to be thrown away.
    const named = String(fields.get("passkeyName")).trim() !== "";
    setPending(true);
    const made = named ? await makePasskey(PASSKEY) : { ok: true as const, answer: "" };
    setPending(false);
    if (!made.ok) return setFailure(made.error);
    fields.set("answer", made.answer);
    submit(fields, { method: "post", preventScrollReset: true });
  }

  const error = failure ?? (problem && !problem.field ? problem.error : undefined);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={make}
      className="mt-6 grid max-w-xl items-start gap-4 noscript:hidden sm:grid-cols-[1fr_auto]"
    >
      <input type="hidden" name="intent" value="add-passkey" />
      {error && (
        <FormMessage kind="error" className="sm:col-span-2">
          {error}
        </FormMessage>
      )}
      <TextField
        label="Name of the passkey"
        placeholder="Laptop, phone, key on the ring"
        autoComplete="off"
        maxLength={60}
        {...fieldAfter(problem, "passkeyName")}
      />
      <Button variant="secondary" pending={pending} pendingLabel="Waiting for your device" className="sm:mt-7.5">
        Add a passkey
      </Button>
    </Form>
  );
}
