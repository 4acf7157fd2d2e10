import { Plus } from "lucide-react";
import { useState } from "react";
import { data, useNavigation, useSubmit } from "react-router";
import { SwatchesLink } from "#app/components/swatches-link.tsx";
import { TRY_PATH } from "#app/content/site-links.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { firstAnswers, readTried, type TriedFaults } from "#app/domain/orders/trying/tried-window.ts";
import { aboutRange, rangeInWords } from "#app/domain/quotes/estimate/estimate-words.ts";
import { Drawn } from "#app/routes/public/page/drawn.tsx";
import { tryWindow } from "#app/services/quotes/estimate/estimate-order.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { Button, ButtonLink, StandingLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/try.ts";
import { type DrawnWindow, drawTried } from "./draw-tried.ts";
import { offered } from "./offered.ts";
import { TryForm } from "./try-form.tsx";

export const meta = pageMeta({
  title: "Try One Window",
  description:
    "Your window drawn to scale in a style and a cloth, and about what it will cost. Two minutes, no account, nothing is kept.",
});

/** The framework passes on only what a route names. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const LONGEST_SHOWN = 40;

/** Everything is in the address: it can be shared, and it is answered without scripts. What cannot be answered costs little. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tried = readTried(searchParams);
  const form = { offered, values: shownValues(searchParams) };
  if (!tried.ok) return data({ ...form, faults: tried.faults, problem: CHECK, window: undefined }, { status: 400 });
  const app = context.get(appContext);
  const sender = searchParams.size > 0 ? context.get(requestContext).ip : undefined;
  const priced = await tryWindow(app, tried.value, sender);
  if (!priced.ok) {
    const headers = { "retry-after": String(priced.retryAfter ?? 60) };
    const faults: TriedFaults = {};
    return data({ ...form, faults, problem: priced.reason, window: undefined }, { status: priced.status, headers });
  }
  const rules = await findPlacement(app.db);
  const { range } = priced;
  const price = range && { range: rangeInWords(range), about: aboutRange(range) };
  const faults: TriedFaults = {};
  return data({ ...form, faults, problem: undefined, window: { ...drawTried(tried.value, rules), price, rules } });
}

const CHECK = "Please look at what is marked below.";
const PRICED_FOR_YOU = "We’ll price it for you.";

/** What stands in the fields: what was asked, as far as anybody would write it. */
function shownValues(asked: URLSearchParams): Record<string, string> {
  const seven = measurementNames.map((name) => [name, ""]);
  const first: [string, string][] = Object.entries({ ...Object.fromEntries(seven), ...firstAnswers });
  return Object.fromEntries(first.map(([name, usual]) => [name, (asked.get(name) ?? usual).slice(0, LONGEST_SHOWN)]));
}

export default function TryPage({ loaderData }: Route.ComponentProps) {
  const { offered, values, faults, problem, window } = loaderData;
  const { live, follow } = useLiveWindow(window?.rules);
  const submit = useSubmit();
  const asking = useNavigation().location?.pathname === TRY_PATH;
  const changed = live && live.query !== window?.query ? live : undefined;
  const shown = changed ?? window;
  return (
    <div className="mx-auto max-w-page px-6 pt-8 pb-20 md:px-10 md:pt-16 md:pb-28">
      <h1 className="text-3xl md:text-5xl">Try One Window</h1>
      <p className="mt-3 max-w-measure text-ink-soft md:text-lead">
        A size, a style, a cloth: your window drawn to scale, and about what it will cost. No account, and nothing is
        kept.
      </p>
      {problem ? (
        <FormMessage kind="error" className="mt-6">
          {problem}
        </FormMessage>
      ) : null}
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 md:mt-10 lg:grid-cols-[6fr_5fr]">
        {shown ? <Result window={shown} price={changed ? undefined : window?.price} asking={asking} /> : null}
        <div>
          <TryForm
            offered={offered}
            values={values}
            faults={faults}
            asking={asking}
            onChange={follow}
            onSubmit={(asked) => submit(asked, { method: "get", action: TRY_PATH, preventScrollReset: true })}
          />
          {shown ? <Next query={shown.query} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The drawing follows every answer; the code for it is fetched with the first one. */
function useLiveWindow(rules: Parameters<typeof drawTried>[1] | undefined) {
  const [live, setLive] = useState<DrawnWindow>();
  const follow = async (asked: URLSearchParams) => {
    // Without it the button still brings the drawing.
    const drawing = await import("./draw-tried.ts").catch(() => undefined);
    const drawn = drawing?.drawAsked(asked, rules ?? {});
    if (drawn) setLive(drawn);
  };
  return { live, follow };
}

interface ResultProps {
  window: DrawnWindow;
  /** Null where the house has not said what it charges, absent for what has just been changed. */
  price: { range: string; about: string } | null | undefined;
  asking: boolean;
}

/** On a phone it stays in sight while the answers below are changed. */
function Result({ window: { markup, caption }, price, asking }: ResultProps) {
  return (
    <TitledSection
      id="result"
      title="Your window"
      titleLook="sr-only"
      className="[@media(height<30rem)]:static! max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-6 max-lg:border-line max-lg:border-b max-lg:bg-linen max-lg:px-6 max-lg:py-3 lg:sticky lg:top-8"
    >
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-center gap-4 lg:grid-cols-1">
        <figure className="contents lg:block">
          <Drawn markup={markup} className="border border-line bg-linen lg:max-w-[62vh]" />
          <figcaption className="mt-3 text-ink-soft text-sm max-lg:sr-only">{caption}</figcaption>
        </figure>
        <div aria-live="polite" className="lg:order-first lg:min-h-22">
          {price === undefined ? (
            <Button form="try" size="sm" pending={asking} pendingLabel="Pricing">
              Show its price
            </Button>
          ) : (
            <p className="font-display text-lg lg:text-2xl">{price ? capital(price.range) : PRICED_FOR_YOU}</p>
          )}
          {price ? <p className="mt-2 text-ink-soft text-sm max-lg:hidden">{price.about}</p> : null}
        </div>
      </div>
      {price ? (
        <details className="group mt-2 text-sm lg:hidden">
          <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 text-ink-soft [&::-webkit-details-marker]:hidden">
            What is in it
            <Plus aria-hidden="true" className="size-4 text-brass-deep group-open:rotate-45" />
          </summary>
          <p className="text-ink-soft">{price.about}</p>
        </details>
      ) : null}
    </TitledSection>
  );
}

function capital(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What somebody does who likes it. */
function Next({ query }: { query: string }) {
  return (
    <TitledSection id="next" title="Do you like it?" titleLook="text-2xl" className="mt-10 border-line border-t pt-6">
      <p className="mt-2 max-w-measure text-ink-soft">
        Sign up, and it is the first window of your order. Or ask us, and it goes along with your question.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={`/sign-up?${query}`} variant="secondary">
          Sign Up with this window
        </ButtonLink>
        <StandingLink to={`/ask?${query}`}>Ask about this window</StandingLink>
        <SwatchesLink />
      </div>
    </TitledSection>
  );
}
