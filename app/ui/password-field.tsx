import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from "./field-frame.tsx";

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<"input">, "type"> {
  name: string;
  /** Given from outside, one toggle elsewhere shows and hides several fields, and this one draws none of its own. */
  visible?: boolean | undefined;
}

export function PasswordField({ label, hint, error, optional, className, id, visible, ...input }: PasswordFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const [shown, setShown] = useState(false);
  const ownToggle = visible === undefined;
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={(visible ?? shown) ? "text" : "password"}
          {...ids.attributes}
          className={classNames(controlLook(error), ownToggle && "pr-18")}
        />
        {ownToggle && <ShowPasswordToggle shown={shown} controls={ids.control} onToggle={() => setShown(!shown)} />}
      </div>
    </FieldFrame>
  );
}

/** Without scripts it could do nothing, so there it is not shown. */
function ShowPasswordToggle(props: { shown: boolean; controls: string; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.shown ? "Hide password" : "Show password"}
      aria-pressed={props.shown}
      aria-controls={props.controls}
      onClick={props.onToggle}
      className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-sm px-3 text-sm font-medium text-moss underline decoration-brass decoration-1 underline-offset-4 transition-colors hover:decoration-moss focus-visible:outline-offset-0 noscript:hidden"
    >
      {props.shown ? "Hide" : "Show"}
    </button>
  );
}
