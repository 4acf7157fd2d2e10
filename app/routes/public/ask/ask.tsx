import { Form, redirect, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { ContactInput } from "#app/components/contact-input.tsx";
import { StripPicture } from "#app/components/site/site-picture.tsx";
import { doors } from "#app/content/doors.ts";
import { doorPicture } from "#app/content/pictures/page-pictures.ts";
import { promises } from "#app/content/promises.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkInquiry } from "#app/domain/inquiries/inquiry.ts";
import { type InquiryField, inquiryFields, MAX_QUESTION, openingOf } from "#app/domain/inquiries/inquiry-words.ts";
import { nameOfStyle } from "#app/domain/inquiries/style-asked-about.ts";
import { isTrying, readTried, triedInWords } from "#app/domain/orders/trying/tried-window.ts";
import { OtherDoors } from "#app/routes/public/page/other-doors.tsx";
import { readPublicForm } from "#app/routes/public/page/public-form.server.ts";
import { PublicFormDone, PublicFormGuard } from "#app/routes/public/page/public-form.tsx";
import { findProfile } from "#app/services/accounts/profile.server.ts";
import { askQuestion, INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { fieldAfter, passRetryAfter } from "#app/web/form-problem.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { newFormKey } from "#app/web/new-form-key.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/ask";

const FAILED = "We could not send this. Please try again.";

export const meta = pageMeta({
  title: "Ask About Your Windows",
  description:
    "Ask the workroom about your windows, without an account: which style suits them, what cloth does to the light, what it takes.",
});

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const { user } = await findSignedInUser(app, request.headers);
  return {
    style: nameOfStyle(searchParams.get("style") ?? ""),
    known: {
      ...(user && knownOf(await findProfile(app, user.id))),
      question: triedIn(searchParams) ?? openingOf(searchParams.get("about") ?? ""),
    },
    shown: await stampForm(app, INQUIRIES),
    formKey: newFormKey(),
    done: searchParams.has("done"),
    still: doorPicture("ask"),
  };
}

/** The window that somebody tried, in words that are theirs to change before they are sent. */
function triedIn(asked: URLSearchParams) {
  const tried = isTrying(asked) ? readTried(asked) : undefined;
  return tried?.ok ? `${triedInWords(tried.value)}\n\n` : undefined;
}

type Profile = Awaited<ReturnType<typeof findProfile>>;

/** What whoever is signed in need not type. */
function knownOf({ email, phoneNumber, zipCode, ...names }: Profile): Partial<Record<InquiryField, string>> {
  return { name: fullName(names), email, phoneNumber, zipCode };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, form, sender, stamp } = await readPublicForm(request, context, INQUIRIES);
  const typed = form.texts([...inquiryFields, "style"]);
  return mutation(context, {
    values: { ...typed, style: nameOfStyle(typed.style), ...stamp },
    check: checkInquiry(typed),
    run: (inquiry) => askQuestion(app, inquiry, sender),
    failed: FAILED,
    done: () => redirect("/ask?done"),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function AskPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { known, shown, formKey, done, still } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/ask") === true;
  const form = useFocusOnError(problem);
  if (done) return <QuestionReceived />;
  const style = problem?.values?.style ?? loaderData.style;
  const question = fieldAfter(problem, "question");
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-16 gap-y-14 px-6 py-14 md:px-10 md:py-24 lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_1fr]">
      <StripPicture
        picture={still}
        className="-mx-6 -mt-14 md:-mx-10 md:-mt-24 lg:order-1 lg:mx-0 lg:mt-0 lg:aspect-[4/5]"
      />
      <div className="lg:row-span-2 lg:max-w-2xl">
        <h1 className="text-4xl md:text-5xl xl:text-6xl">Ask About Your Windows</h1>
        <p className="mt-6 max-w-measure text-ink-soft text-lead">
          You need no account. Tell us what you are looking at, and one of us will write back, {promises.answer}.
        </p>
        {style && <p className="mt-3 text-ink-soft">You are asking about {style}.</p>}
        <Form
          ref={form}
          method="post"
          action="/ask"
          noValidate
          className="mt-10 grid gap-x-4 gap-y-6 border-line border-t pt-8 sm:grid-cols-6"
        >
          {problem && !problem.field ? (
            <FormMessage kind="error" className="sm:col-span-6">
              {problem.error}
            </FormMessage>
          ) : null}
          <PublicFormGuard shown={shown} formKey={formKey} problem={problem} />
          <input type="hidden" name="style" value={style} />
          <TextAreaField
            className="sm:col-span-6"
            label="Your question"
            hint="Rough widths, the room, what bothers you. Whatever comes to mind."
            rows={5}
            maxLength={MAX_QUESTION}
            required
            {...question}
            defaultValue={question.defaultValue ?? known.question}
          />
          <ContactInput name="name" problem={problem} known={known} required className="sm:col-span-4" />
          <ContactInput name="zipCode" problem={problem} known={known} required className="sm:col-span-2" />
          <fieldset className="grid gap-x-4 gap-y-6 sm:col-span-6 sm:grid-cols-2">
            <legend className="float-left col-span-full w-full text-ink-soft text-sm">
              How should we answer? One of the two is enough.
            </legend>
            <ContactInput name="email" problem={problem} known={known} className="clear-both" />
            <ContactInput name="phoneNumber" problem={problem} known={known} />
          </fieldset>
          <div className="sm:col-span-6">
            <Button type="submit" pending={pending} pendingLabel="Sending">
              Send Your Question
            </Button>
            <p className="mt-3 max-w-measure text-ink-soft text-sm">We use this to answer you and for nothing else.</p>
          </div>
        </Form>
      </div>
      <aside aria-labelledby="other-ways" className="border-line border-t pt-6 lg:order-2 lg:border-t-0 lg:pt-0">
        <h2 id="other-ways" className="text-xl">
          Other ways to begin
        </h2>
        <OtherDoors
          tone="ground"
          doors={[doors.try, doors.visit, doors.swatches, doors.styles]}
          className="mt-3 lg:flex-col"
        />
      </aside>
    </section>
  );
}

function QuestionReceived() {
  return (
    <PublicFormDone title="We have your question">
      One of us will read it and answer, {promises.answer}. If you left an e-mail address, a note is on its way there:
      reply to it with a photograph of the window, taken from across the room by day.
    </PublicFormDone>
  );
}
