import { Form, useNavigation } from "react-router";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDate, formatDateTime } from "#app/domain/dates.ts";
import { checkAnswer } from "#app/domain/inquiries/inquiry.ts";
import { afterAct, type InquiryNow, inquiryStateLabels } from "#app/domain/inquiries/inquiry-acts.ts";
import { INQUIRY_MISSING, MAX_ANSWER } from "#app/domain/inquiries/inquiry-words.ts";
import { EmailFact, Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { customerPath, INQUIRIES, inquiryPath, inquiryPhotoPath, newClientPath } from "#app/routes/admin/paths.ts";
import {
  answerInquiry,
  closeInquiry,
  inviteAsker,
  reopenInquiry,
} from "#app/services/inquiries/act-on-inquiry.server.ts";
import { listInquiryPhotos } from "#app/services/inquiries/inquiry-photos.server.ts";
import { findInquiry } from "#app/services/inquiries/list-inquiries.server.ts";
import { Button, ButtonRow, FactLink } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, PostForm, Refused } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter, sending } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/inquiry";

const FAILED = "This could not be saved. Please try again.";

export const meta = pageMetaOf<{ inquiry: { name: string } }>((loaded) =>
  loaded ? `Inquiry of ${loaded.inquiry.name}` : "Inquiry",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const inquiry = await findInquiry(context.get(appContext), params.id);
  if (!inquiry)
    throw missing({ title: "Inquiry", sentence: INQUIRY_MISSING, way: { to: INQUIRIES, label: "View Inquiries" } });
  const photos = await listInquiryPhotos(context.get(appContext), params.id);
  return { inquiry, photos, formKey: newFormKey() };
}

/** Its forms: the answer, and a button each to invite, close and reopen. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const seen = { id: params.id, version: form.wholeNumber("version") };
  const sent = { ...seen, actorId: context.get(userContext).id, formKey: form.key };
  const here = inquiryPath(params.id);
  const simple = (run: () => Promise<{ ok: true } | { ok: false }>, toast: string) =>
    mutation(context, { run, failed: FAILED, done: () => redirectWithToast(here, toast) });
  switch (form.text("intent")) {
    case "invite":
      return simple(() => inviteAsker(app, sent), "The invitation is on its way.");
    case "close":
      return simple(() => closeInquiry(app, seen), "The inquiry is closed.");
    case "reopen":
      return simple(() => reopenInquiry(app, seen), "The inquiry is open again.");
    default: {
      const answer = form.text("answer");
      return mutation(context, {
        form: "answer",
        values: { answer },
        check: checkAnswer(answer),
        run: (words) => answerInquiry(app, { ...sent, words }),
        failed: FAILED,
        done: ({ sent: mailed }) =>
          redirectWithToast(here, mailed ? "Your answer is on its way." : "Your note is kept."),
      });
    }
  }
}

export const clientAction = sending<typeof action>(FAILED);

export default function InquiryPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { inquiry, photos, formKey } = loaderData;
  const { id, version, state, email, hasAccount, invitedAt, answers } = inquiry;
  const now = { state, email, hasAccount, invitedAt, answers: answers.length };
  const form = { version, formKey, problem };
  return (
    <>
      <PageHeading
        title={`Inquiry of ${inquiry.name}`}
        lead={`${inquiryStateLabels[state]}. Asked ${formatDateTime(inquiry.createdAt)}.`}
        links={[
          inquiry.customerId === null && { to: newClientPath(id), label: "Add as Client", variant: "primary" },
          { to: INQUIRIES, label: "View Inquiries" },
        ]}
      />
      <Refused problem={problem} className="mb-6" />
      <h2 className="font-sans text-ink-soft text-sm">Question</h2>
      <p className="wrap-anywhere mt-1 max-w-[52ch] whitespace-pre-line font-display text-lg">{inquiry.question}</p>
      <Photographs inquiry={inquiry} photos={photos} />
      <About inquiry={inquiry} />
      {answers.length > 0 && (
        <TitledSection id="answers" title={email ? "What you wrote" : "What you noted"} className="mb-8">
          <ul className="mt-2 grid gap-4">
            {answers.map(({ at, words }) => (
              <li key={`${at} ${words}`} className="border-brass border-l pl-4">
                <p className="text-ink-soft text-sm">{formatDateTime(at)}</p>
                <p className="wrap-anywhere max-w-measure whitespace-pre-line">{words}</p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {/* Emptied once the answer is on its way. */}
      {afterAct(now, "answer").ok && <AnswerForm key={`${id} ${answers.length}`} {...form} email={email} />}
      <InquiryButtons {...form} now={now} />
    </>
  );
}

type Inquiry = Route.ComponentProps["loaderData"]["inquiry"];

interface PhotographsProps {
  inquiry: Inquiry;
  photos: Route.ComponentProps["loaderData"]["photos"];
}

function Photographs({ inquiry: { id, name }, photos }: PhotographsProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={`Photographs of ${name}`} className="mt-6 grid max-w-3xl gap-4 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoLink
            address={inquiryPhotoPath(id, photo.id)}
            alt={`Photograph ${index + 1} of ${name}`}
            lost={photo.lost}
          />
        </li>
      ))}
    </ul>
  );
}

function About({ inquiry }: { inquiry: Inquiry }) {
  const { email, phoneNumber, zipCode, style, customerId, invitedAt, invitationEndsAt, joinedAt } = inquiry;
  return (
    <Facts className="my-8 lg:grid-cols-3">
      {email && <EmailFact email={email} />}
      {phoneNumber && <PhoneFact phoneNumber={phoneNumber} />}
      <Fact term="Zip Code">{zipCode}</Fact>
      <Fact term="Style">{style}</Fact>
      {invitedAt && (
        <Fact term="Invited">
          {joinedAt
            ? `${formatDate(invitedAt)}, signed up ${formatDate(joinedAt)}`
            : `${formatDate(invitedAt)}, until ${formatDate(invitationEndsAt ?? invitedAt)}`}
        </Fact>
      )}
      {customerId && (
        <Fact term="Account">
          <FactLink to={customerPath(customerId)}>Go To Customer</FactLink>
        </Fact>
      )}
    </Facts>
  );
}

interface InquiryFormProps {
  version: number;
  formKey: string;
  problem: FormProblem | undefined;
}

function AnswerForm({ version, formKey, problem, email }: InquiryFormProps & { email: string }) {
  return (
    <PostForm
      problem={problem}
      intent="answer"
      version={version}
      saidAbove
      submit={email ? "Send Answer" : "Keep Note"}
      pendingLabel="Sending"
      preventScrollReset
      className="grid max-w-2xl gap-4"
    >
      <FormKey value={formKey} />
      <TextAreaField
        label={email ? "Your answer" : "Note of your call"}
        hint={
          email
            ? `We send this to ${email}, with their question below it. They can reply to it.`
            : "They left only a phone number. What you note here stays here."
        }
        rows={6}
        maxLength={MAX_ANSWER}
        required
        {...fieldAfter(problem, "answer")}
      />
    </PostForm>
  );
}

/** What else can be done, each with a sentence on what it does or why it cannot be done now. */
function InquiryButtons({ version, formKey, now }: InquiryFormProps & { now: InquiryNow }) {
  const pending = useNavigation().formData?.get("intent");
  const closed = now.state === "closed";
  const invite = afterAct(now, "invite");
  return (
    <Form method="post" preventScrollReset className="mt-10 grid max-w-2xl gap-4 border-line border-t pt-6">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      <ButtonRow>
        {!closed && invite.ok && (
          <Button
            name={"intent"}
            value={"invite"}
            variant={"secondary"}
            size={"sm"}
            pending={pending === "invite"}
            pendingLabel="Inviting"
          >
            {now.invitedAt ? "Invite Again" : "Invite to Sign Up"}
          </Button>
        )}
        <Button
          name={"intent"}
          value={closed ? "reopen" : "close"}
          variant={"secondary"}
          size={"sm"}
          pending={pending === "close" || pending === "reopen"}
          pendingLabel="Saving"
        >
          {closed ? "Reopen" : "Close Inquiry"}
        </Button>
      </ButtonRow>
      {!closed && (
        <p className="text-ink-soft text-sm">
          {invite.ok
            ? "An invitation is an e-mail with a link to the sign-up page, where what they told us is filled in. Closing tells nobody."
            : `${invite.reason} Closing tells nobody.`}
        </p>
      )}
    </Form>
  );
}
