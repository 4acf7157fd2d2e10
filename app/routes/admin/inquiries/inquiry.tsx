import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { appContext } from "#app/contexts.server.ts";
import { formatDate, formatDateTime } from "#app/domain/dates.ts";
import { checkAnswer } from "#app/domain/inquiries/inquiry.ts";
import { afterAct, inquiryStateLabels } from "#app/domain/inquiries/inquiry-acts.ts";
import { INQUIRY_MISSING } from "#app/domain/inquiries/inquiry-words.ts";
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
import { FormMessage } from "#app/ui/form-message.tsx";
import { FactLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { FORM_KEY, newFormKey } from "#app/web/new-form-key.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/inquiry";
import { AnswerForm, InquiryButtons } from "./inquiry-forms.tsx";

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
  const sent = { ...seen, actorId: context.get(userContext).id, formKey: form.text(FORM_KEY) };
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
      {problem && !problem.field && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      )}
      <h2 className="text-xl">Question</h2>
      <p className="wrap-anywhere mt-2 max-w-measure whitespace-pre-line">{inquiry.question}</p>
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
