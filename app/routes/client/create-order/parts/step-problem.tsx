import type { RefObject } from "react";
import { useLocation } from "react-router";
import { ResendButton } from "#app/routes/client/resend-button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { forgetTyping } from "#app/ui/unsaved-typing.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

interface StepProblemProps {
  problem: FormProblem;
  form?: RefObject<HTMLFormElement | null>;
}

/** Why a step was refused. Where somebody was quicker, what was typed stays until the newer version is asked for. */
export function StepProblem({ problem, form }: StepProblemProps) {
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
