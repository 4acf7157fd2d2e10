import { type Register, unstable_useRoute, useFormAction, useLocation, useMatches } from "react-router";
import { PostForm, type PostFormProps } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

type ActIn<Path, Page extends string> = Path extends `${Page}/acts/${infer Act}` ? Act : never;

/** What is done about what a page shows, as the site map names it. */
export type ActOf<Page extends string> = ActIn<keyof Register["pages"], Page>;
export type Act = ActOf<string>;

/** What an act was answered: it is a route inside of its page, and the page shows it. */
export function useAnswer<Answer>(act: Act) {
  return unstable_useRoute(`routes/admin/acts/${act}`)?.actionData as Answer | undefined;
}

/** Where the form of an act is sent, with what is open on its page, and what it was refused for. */
export function useAct<Problem extends FormProblem = FormProblem>(act: Act) {
  const { search } = useLocation();
  return { action: useFormAction(`acts/${act}${search}`), problem: useAnswer<Problem>(act) };
}

/** What the last act was refused for, whichever it was. */
export function useRefusedAct<Problem extends FormProblem = FormProblem>() {
  const innermost = useMatches().at(-1)?.id as `routes/admin/acts/${Act}`;
  return unstable_useRoute(innermost)?.actionData as Problem | undefined;
}

/** What an act shows of its own, as its default export: its page goes on standing there, with scripts or without. */
export function NoPage() {
  return null;
}

interface ActFormProps extends Omit<PostFormProps, "action" | "problem" | "pendingLabel"> {
  act: ReturnType<typeof useAct>;
  pendingLabel?: string;
}

/** One act of several on its page, which says above what is wrong with a form as a whole. */
export function ActForm({ act, pendingLabel = "Saving", size = "sm", ...form }: ActFormProps) {
  return <PostForm {...act} {...form} pendingLabel={pendingLabel} size={size} saidAbove preventScrollReset />;
}
