import { useState } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { ContactInput } from "#app/components/contact-input.tsx";
import { AddPhotos } from "#app/components/photos/add-photos.tsx";
import { StripPicture } from "#app/components/site/site-picture.tsx";
import { doors } from "#app/content/doors.ts";
import { doorPicture } from "#app/content/pictures/page-pictures.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import { checkInquiry } from "#app/domain/inquiries/inquiry.ts";
import {
  type InquiryField,
  inquiryFields,
  MAX_QUESTION,
  nameOfStyle,
  openingOf,
} from "#app/domain/inquiries/inquiry-words.ts";
import { isTrying, readTried, triedInWords } from "#app/domain/orders/trying/tried-window.ts";
import { OtherDoors } from "#app/routes/public/page/other-doors.tsx";
import { readPublicForm } from "#app/routes/public/parts/public-form.server.ts";
import { PublicFormDone, PublicFormGuard } from "#app/routes/public/parts/public-form.tsx";
import { findProfile } from "#app/services/accounts/profile.server.ts";
import { askQuestion, INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import { findAsked } from "#app/services/inquiries/inquiry-photos.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, takeFlashToast } from "#app/web/form.server.ts";
import { fieldAfter, passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/ask";
import { AskPhotos } from "./ask-photos.tsx";
import { askedPath, askPhotosPath } from "./photo-address.ts";

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
  // Pages that anybody may see show no toasts; this one says beside its form what became of a photograph.
  const { toast, headers: flashed } = await takeFlashToast(request);
  const page = {
    style: nameOfStyle(searchParams.get("style") ?? ""),
    known: {
      ...(user && knownOf(await findProfile(app, user.id))),
      question: triedIn(searchParams) ?? openingOf(searchParams.get("about") ?? ""),
    },
    shown: await stampForm(app, INQUIRIES),
    formKey: newFormKey(),
    done: await findDone(app, searchParams.get("done")),
    still: doorPicture("ask"),
    said: toast && { kind: toast.kind, message: toast.message },
  };
  return data(page, { headers: flashed });
}

/** Undefined before a question was asked; and whether photographs may be added to it. */
async function findDone(app: Parameters<typeof findAsked>[0], id: string | null) {
  if (id === null) return undefined;
  const asked = isFormKey(id) ? await findAsked(app, id) : undefined;
  return { id, count: asked?.count ?? 0, open: asked?.open === true, more: asked?.more === true };
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
    done: ({ id }) => redirect(askedPath(id)),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function AskPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { offer } = useSite();
  const { known, shown, formKey, done, still, said } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/ask") === true;
  const form = useFocusOnError(problem);
  // What was added belongs to the form as it was first shown.
  const [photographed] = useState({ inquiry: formKey, shown });
  if (done) return <QuestionReceived {...done} said={said} formKey={formKey} shown={shown} />;
  const style = problem?.values?.style ?? loaderData.style;
  const question = fieldAfter(problem, "question");
  return (
    <div className="lg:grid lg:grid-cols-2">
      {/* Half the sheet, and it stays while the form goes by. */}
      <StripPicture
        picture={still}
        className="max-lg:aspect-[5/2] lg:sticky lg:top-0 lg:order-last lg:aspect-auto lg:h-svh lg:self-start"
      />
      <section className="px-6 py-12 *:max-w-2xl md:px-10 md:py-20 lg:pr-16 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]">
        <h1 className="text-4xl md:text-5xl 2xl:text-6xl">Ask About Your Windows</h1>
        <p className="mt-6 max-w-measure text-ink-soft text-lead">
          You need no account. Tell us what you are looking at, and one of us will write back, {offer.answer}.
        </p>
        {style && <p className="mt-3 text-ink-soft">You are asking about {style}.</p>}
        <Form
          ref={form}
          method="post"
          action="/ask"
          noValidate
          className="mt-10 grid gap-x-4 gap-y-6 border-line border-t pt-8 sm:grid-cols-6"
        >
          {said && !problem ? (
            <FormMessage kind={said.kind === "error" ? "error" : "info"} className="sm:col-span-6">
              {said.message}
            </FormMessage>
          ) : null}
          <Refused problem={problem} className="sm:col-span-6" />
          <PublicFormGuard shown={shown} formKey={photographed.inquiry} problem={problem} />
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
          <div className="sm:col-span-6">
            <AskPhotos {...photographed} />
          </div>
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
            <Button pending={pending} pendingLabel="Sending">
              Send Your Question
            </Button>
            <p className="mt-3 max-w-measure text-ink-soft text-sm">We use this to answer you and for nothing else.</p>
          </div>
        </Form>
        <aside aria-labelledby="other-ways" className="mt-12 border-line border-t pt-6">
          <h2 id="other-ways" className="text-xl">
            Other ways to begin
          </h2>
          <OtherDoors tone="ground" doors={[doors.try, doors.visit, doors.swatches, doors.styles]} className="mt-3" />
        </aside>
      </section>
    </div>
  );
}

interface ReceivedProps {
  id: string;
  count: number;
  open: boolean;
  more: boolean;
  said: Route.ComponentProps["loaderData"]["said"];
  formKey: string;
  shown: string;
}

function QuestionReceived({ id, said, count, open, more, formKey, shown }: ReceivedProps) {
  const { offer } = useSite();
  return (
    <PublicFormDone
      title="We have your question"
      below={
        open && (
          <TitledSection
            id="photographs"
            title={more ? "Send a photograph of the window" : "We have your photographs"}
            className="mt-8 grid gap-4 border-line border-y py-6"
          >
            {said && <FormMessage kind={said.kind === "error" ? "error" : "info"}>{said.message}</FormMessage>}
            <p className="text-ink-soft">
              {more && "Taken from across the room by day; up to three. "}
              {count > 0 && (count === 1 ? "One photograph has arrived." : `${count} photographs have arrived.`)}
            </p>
            {more && (
              <AddPhotos
                of="your windows"
                address={askPhotosPath(id, shown)}
                windowKey={undefined}
                uploadKey={formKey}
              />
            )}
          </TitledSection>
        )
      }
    >
      One of us will read it and answer, {offer.answer}. If you left an e-mail address, a note is on its way there.
    </PublicFormDone>
  );
}
