import { type RefObject, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { ChipSwatch } from "#app/components/cloth/cloth-chip-row.tsx";
import { SwatchesLink } from "#app/components/swatches-link.tsx";
import { dressedWindow } from "#app/content/home.ts";
import { styleWords } from "#app/content/site.ts";
import { FINDER_PATH, TRY_PATH } from "#app/content/site-links.ts";
import { finderWords, whyFound } from "#app/content/styles/style-words.ts";
import { siteContext } from "#app/contexts.server.ts";
import {
  finderAnswersIn,
  finderQuestionNames,
  finderQuestions,
  findStyles,
  isAnswered,
} from "#app/domain/catalogue/guide/find-style.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";
import { clothChips, findChip } from "#app/domain/fabrics/cloth-chips.ts";
import { drawStyleCard } from "#app/drawing/draw-style-card.ts";
import { dresses } from "#app/drawing/fabric/dress.ts";
import { sceneToPicture } from "#app/drawing/svg.ts";
import { Drawn } from "#app/routes/public/page/drawn.tsx";
import { PublicIntro } from "#app/routes/public/page/public-intro.tsx";
import { Button, ButtonLink, StandingLink } from "#app/ui/button.tsx";
import { chipLook } from "#app/ui/chip-look.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/finder.ts";

export const meta = pageMeta({
  title: "Find Your Style",
  description:
    "Four questions about your room and your window, and three of our 59 styles drawn in the cloth you choose.",
});

/** Everything is in the address: it can be shared, and it is answered without scripts. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const answers = finderAnswersIn(searchParams);
  const cloth = findChip(searchParams.get("cloth") ?? undefined) ?? clothChips[0];
  return {
    answers,
    cloth: cloth.id,
    dresses,
    asked: finderQuestionNames.some((question) => searchParams.has(question)),
    questions: finderQuestionNames.map((name) => ({
      name,
      question: finderWords[name].question,
      answers: finderQuestions[name].map((value) => ({ value, label: labelOf(name, value) })),
    })),
    found: isAnswered(answers)
      ? findStyles(answers).map((found, index) => ({
          slug: styleSlug(found.style),
          ...styleWords(context.get(siteContext), found.style),
          why: whyFound(found, answers),
          drawing: sceneToPicture(drawStyleCard(found.style.group, found.style.name, `found${index}`, cloth.look)),
        }))
      : [],
  };
}

function labelOf(question: keyof typeof finderWords, value: string) {
  const labels: Record<string, string> = finderWords[question].answers;
  return labels[value] ?? value;
}

type Loaded = Route.ComponentProps["loaderData"];

export default function FinderPage({ loaderData }: Route.ComponentProps) {
  const { answers, cloth, asked, questions, found } = loaderData;
  const heading = useFocusAfterChange(JSON.stringify(answers));
  return (
    <>
      <PublicIntro
        title="Find Your Style"
        lead="Four questions, and three drawings that suit the answers. No account, and nothing is kept."
      />
      {found.length > 0 ? <Found {...loaderData} heading={heading} /> : null}
      <TitledSection
        id="questions"
        title={found.length > 0 ? "Change an answer" : "Questions"}
        titleLook={found.length > 0 ? "text-2xl md:text-3xl" : "sr-only"}
        className="mx-auto max-w-page px-6 pt-12 pb-20 md:px-10 md:pb-28"
      >
        <div
          className={
            found.length > 0
              ? undefined
              : "grid items-start gap-x-16 gap-y-10 md:max-lg:gap-x-10 md:grid-cols-[7fr_5fr]"
          }
        >
          <FinderForm questions={questions} answers={answers} cloth={cloth} unanswered={asked && found.length === 0} />
          {found.length > 0 ? null : <DrawnWindow />}
        </div>
      </TitledSection>
    </>
  );
}

/** What comes of it, for whoever has not answered yet. */
function DrawnWindow() {
  return (
    <figure className="max-md:hidden md:sticky md:top-8 md:mt-6">
      <img
        src={dressedWindow.src}
        alt={dressedWindow.alt}
        width="720"
        height="560"
        loading="lazy"
        className="block w-full border border-line bg-paper"
      />
      <figcaption className="mt-3">Drawn to scale, in the cloth you choose.</figcaption>
    </figure>
  );
}

function Found({
  found,
  answers,
  cloth,
  dresses,
  heading,
}: Loaded & { heading: RefObject<HTMLHeadingElement | null> }) {
  const dress = dresses.find(({ id }) => id === cloth);
  const styleAddress = (slug: string) => `/styles/${slug}?cloth=${cloth}`;
  return (
    <section aria-labelledby="found" className="mx-auto max-w-page px-6 pt-12 md:px-10 md:pt-16">
      <h2 ref={heading} tabIndex={-1} id="found" className="text-3xl md:text-4xl">
        Three for your window{dress ? `, in ${dress.name.toLowerCase()}` : ""}
      </h2>
      <ClothLinks answers={answers} cloth={cloth} dresses={dresses} />
      <ul className="mt-8 grid gap-x-6 gap-y-14 md:grid-cols-3">
        {found.map(({ slug, name, description, why, drawing }) => (
          <li key={slug} className="grid content-start md:row-span-3 md:grid-rows-subgrid md:gap-y-0">
            <div aria-hidden="true" className="grid items-center bg-paper">
              <Drawn markup={drawing} className="mx-auto w-full" />
            </div>
            <div className="mt-5">
              <h3 className="text-2xl">
                <Link
                  to={styleAddress(slug)}
                  className="decoration-1 decoration-brass underline-offset-6 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="mt-2">{why}</p>
              <p className="mt-2 text-ink-soft text-sm">{description}</p>
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink to={`/sign-up?style=${slug}`} size="sm">
                Start with this style<span className="sr-only">: {name}</span>
              </ButtonLink>
              <StandingLink to={`${TRY_PATH}?style=${slug}&cloth=${cloth}`}>
                Try it on your window<span className="sr-only">: {name}</span>
              </StandingLink>
              <StandingLink to={styleAddress(slug)}>See {name}</StandingLink>
              <SwatchesLink style={name} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same three in another cloth: links, so that it works without scripts too. */
function ClothLinks({ answers, cloth, dresses }: Pick<Loaded, "answers" | "cloth" | "dresses">) {
  return (
    <nav aria-label="See them in" className="mt-5">
      <ul className="-m-1 flex w-0 min-w-full gap-2 overflow-x-auto p-1 max-md:min-w-[calc(100%+1.75rem)] md:flex-wrap">
        {dresses.map((dress) => (
          <li key={dress.id} className="shrink-0">
            <Link
              to={`${FINDER_PATH}?${new URLSearchParams({ ...answers, cloth: dress.id })}`}
              replace
              preventScrollReset
              aria-current={dress.id === cloth ? "true" : undefined}
              className={chipLook}
            >
              <ChipSwatch {...dress} />
              {dress.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** New answers are read from their heading on; the first ones came with the page. */
function useFocusAfterChange(answers: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(answers);
  useEffect(() => {
    if (last.current === answers) return;
    last.current = answers;
    heading.current?.focus();
  }, [answers]);
  return heading;
}

interface FinderFormProps {
  questions: readonly { name: string; question: string; answers: readonly { value: string; label: string }[] }[];
  answers: Readonly<Record<string, string | undefined>>;
  cloth: string;
  /** It was sent, and not every question is answered. */
  unanswered: boolean;
}

function FinderForm({ questions, answers, cloth, unanswered }: FinderFormProps) {
  const finding = useNavigation().location?.pathname === FINDER_PATH;
  return (
    <Form method="get" action={FINDER_PATH} className="mt-6 grid gap-10">
      {unanswered ? <FormMessage kind="error">Please answer all four questions.</FormMessage> : null}
      <input type="hidden" name="cloth" value={cloth} />
      {questions.map(({ name, question, answers: offered }, index) => (
        <fieldset key={name} className="border-line border-t pt-5">
          <legend className="float-left font-display font-heading text-xl">
            <span className="mr-3 text-brass-deep tabular-nums">{index + 1}</span>
            {question}
          </legend>
          <div className="clear-both flex flex-wrap gap-3 pt-4">
            {offered.map(({ value, label }) => (
              <label
                key={value}
                className="relative inline-flex min-h-12 items-center rounded-sm border border-line-strong bg-paper px-5 hover:border-ink has-checked:border-moss has-checked:bg-moss has-checked:text-linen has-focus-visible:outline-2 has-focus-visible:outline-moss has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  required
                  defaultChecked={answers[name] === value}
                  className="absolute inset-0 size-full appearance-none"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button pending={finding} pendingLabel="Finding">
          Show me three
        </Button>
      </div>
    </Form>
  );
}
