import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { type ListFields, MAX_SEARCH_LENGTH } from "#app/domain/list-query.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

interface ListSearchProps {
  path: string;
  /** What the address says is searched for. */
  search: string;
  /** By which the address has it. */
  name?: string;
  /** Says what is looked through. */
  label: string;
  /** What else the address says, and a search leaves as it is. */
  keep?: ListFields;
}

const PAUSE_MS = 200;

/**
 * Searches while one types. The field is never replaced, so the cursor stays; its text follows the address only when the
 * address was changed by something else, such as Back.
 */
export function ListSearch({ path, search, name = "search", label, keep = {} }: ListSearchProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever types and follows a link at once is not called back. The router tells of its way too late on a slow machine.
  useEffect(() => {
    const stop = ({ target }: Event) => {
      const link = (target as Element).closest("a");
      if (link && link.pathname !== path) clearTimeout(timer.current);
    };
    document.addEventListener("click", stop, { capture: true });
    return () => {
      document.removeEventListener("click", stop, { capture: true });
      clearTimeout(timer.current);
    };
  }, [path]);
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== asked) {
      setTyped(search);
      setAsked(search);
    }
  }
  const type = (text: string, form: HTMLFormElement | null) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAsked(text.trim());
      // One step of the history for a whole search: Back leaves the list instead of spelling backwards.
      submit(form, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  return (
    <Form
      role="search"
      action={path}
      preventScrollReset
      className="flex items-end gap-2 print:hidden"
      onSubmit={() => clearTimeout(timer.current)}
    >
      <TextField
        type="search"
        label="Search"
        aria-label={label}
        placeholder={label}
        name={name}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        className="min-w-0 max-w-xl grow max-sm:[&_input]:placeholder:text-[0.8125rem]"
        value={typed}
        onChange={(event) => type(event.target.value, event.target.form)}
      />
      {Object.entries(keep).map(
        ([other, value]) => value && <input key={other} type="hidden" name={other} value={value} />,
      )}
      <Button variant="secondary" aria-label="Search" className="w-12 shrink-0 px-0">
        <Search aria-hidden="true" className="size-5" />
      </Button>
    </Form>
  );
}
