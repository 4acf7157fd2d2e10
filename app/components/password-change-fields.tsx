import { useState } from "react";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import { ToggleButton } from "#app/ui/toggle-button.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

/** The three password fields of both portals, with one toggle that shows or hides them all. */
export function PasswordChangeFields({ problem }: { problem: FormProblem | undefined }) {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <Refused problem={problem} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        visible={visible}
        {...fieldAfter(problem, "currentPassword")}
      />
      <PasswordField
        label="New Password"
        hint="At least 6 characters, not a common one"
        autoComplete="new-password"
        visible={visible}
        {...fieldAfter(problem, "newPassword")}
      />
      <PasswordField
        label="Confirm"
        autoComplete="new-password"
        visible={visible}
        {...fieldAfter(problem, "confirmPassword")}
      />
      <div className="noscript:hidden">
        <ToggleButton pressed={visible} onClick={() => setVisible(!visible)}>
          {visible ? "Hide passwords" : "Show passwords"}
        </ToggleButton>
      </div>
    </>
  );
}
