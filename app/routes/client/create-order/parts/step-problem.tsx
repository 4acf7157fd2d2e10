import type { RefObject } from "react";
import { useLocation } from "react-router";
import { ResendButton } from "#app/routes/client/resend-button.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FormMessage, forgetTyping } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

/** Why a step was refused. Where somebody was quicker, what was typed stays until the newer version is asked for. */
export function StepProblem({ problem, form }: { problem: FormProblem; form?: RefObject<HTMLFormElement | null> }) {
  const { pathname, search } = useLocation();
  return (
    <FormMessage kind="error">
      {problem.error}
      {problem.code === "stale" ? (
        <>
          {" "}
          <TextLink to={pathname + search} reloadDocument onClick={() => forgetTyping(form?.current)}>
            Show the newer version
          </TextLink>
        </>
      ) : null}
      {problem.code === "unverified" ? (
        <div className="mt-3">
          <ResendButton backTo={pathname + search} />
        </div>
      ) : null}
    </FormMessage>
  );
}
