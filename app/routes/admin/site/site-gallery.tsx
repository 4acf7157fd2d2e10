import { randomUUID } from "node:crypto";
import { Form, unstable_useRoute } from "react-router";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { listedPictures } from "#app/content/pictures/gallery.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { type GalleryAct, LEAST_SHOWN, MOST_PICTURES, PICTURE_WORDS } from "#app/domain/site/gallery-entries.ts";
import { SITE, SITE_GALLERY, SITE_GALLERY_PHOTOS } from "#app/routes/admin/paths.ts";
import { putGalleryBack, saveGalleryAct } from "#app/services/site/change-gallery.server.ts";
import { findDocument, type Saved } from "#app/services/site/save-site.server.ts";
import { Button, ButtonRow, StandingLink } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FieldGrid, TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { mutation, type Form as Posted, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/site-gallery";

const FAILED = "Failed to save this. Please try again.";

export const meta = pageMeta({ title: "Gallery" });

export async function loader({ context }: Route.LoaderArgs) {
  const { version, document } = await findDocument(context.get(appContext).db);
  const uploadKey = randomUUID();
  return { version, uploadKey, pictures: listedPictures(document), changed: document.gallery !== undefined };
}

interface Problem extends FormProblem {
  /** After somebody else's save: the version to go on from, and what they have written. */
  version?: number;
  theirs?: string;
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const act = actIn(form);
  const [id, caption, alt] = [form.text("id"), form.text("caption"), form.text("alt")];
  const change = { actorId: context.get(userContext).id, basedOn: form.wholeNumber("version") };
  return mutation<unknown, Saved, Promise<Response>, Problem>(context, {
    values: { id, caption, alt },
    run: () => (act ? saveGalleryAct(app, act, change) : putGalleryBack(app, change)),
    failed: FAILED,
    more: (refused): Partial<Problem> => {
      if (!("newer" in refused) || !refused.newer) return {};
      const picture = listedPictures(refused.newer.document).find(({ entry }) => entry.id === id)?.picture;
      return { version: refused.newer.version, ...(picture && { theirs: `${picture.caption}: ${picture.alt}` }) };
    },
    done: () =>
      redirectWithToast(
        act ? `${SITE_GALLERY}#picture-${id}` : SITE_GALLERY,
        act ? "Saved, and shown." : "Put back as it came.",
      ),
  });
}

/** Without any: all of it as it came. */
function actIn(form: Posted): GalleryAct | undefined {
  const [intent, id] = [form.text("intent"), form.text("id")];
  if (form.text("putBack") === "all") return undefined;
  for (const one of ["up", "down", "hide", "show", "remove"] as const) if (one === intent) return { intent: one, id };
  return { intent: "write", id, caption: form.text("caption"), alt: form.text("alt") };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function SiteGallery({ loaderData, actionData }: Route.ComponentProps) {
  const problem: Problem | undefined = actionData;
  const { uploadKey, pictures, changed } = loaderData;
  const version = problem?.version ?? loaderData.version;
  const shown = pictures.filter(({ entry }) => !entry.hidden).length;
  return (
    <>
      <PageHeading
        title="Gallery"
        lead={`${shown} of ${pictures.length} pictures are shown. ${LEAST_SHOWN} are at least, and there is room for ${MOST_PICTURES}.`}
        actions={<StandingLink to={SITE}>Business and site</StandingLink>}
      />
      {problem && !problem.values?.id ? <FormMessage kind="error">{problem.error}</FormMessage> : null}
      <AddPicture uploadKey={uploadKey} />
      <ol className="mt-8 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {pictures.map((one) => (
          <Picture
            key={one.entry.id}
            {...one}
            version={version}
            problem={problem?.values?.id === one.entry.id ? problem : undefined}
          />
        ))}
      </ol>
      {changed ? (
        <Form method="post" className="mt-10 border-line border-t pt-4">
          <input type="hidden" name="version" value={version} />
          <Button variant="quiet" name="putBack" value="all">
            Put All Back as It Came
          </Button>
        </Form>
      ) : null}
    </>
  );
}

/** Folded until somebody has one. Sent as a form of the browser's own, with scripts and without. */
function AddPicture({ uploadKey }: { uploadKey: string }) {
  const problem: Problem | undefined = unstable_useRoute("routes/admin/site/gallery-photos")?.actionData;
  return (
    <details open={problem !== undefined || undefined}>
      <summary className={classNames(buttonLook({ variant: "secondary" }), "list-none")}>Add a Picture</summary>
      <form
        ref={useFocusOnError(problem)}
        method="post"
        action={SITE_GALLERY_PHOTOS}
        encType="multipart/form-data"
        aria-label="Add a picture"
        className="mt-4 border-line border-y py-6"
      >
        {problem && !problem.field ? <FormMessage kind="error">{problem.error}</FormMessage> : null}
        <input type="hidden" name="uploadKey" value={uploadKey} />
        <FieldGrid className="lg:grid-cols-3">
          <TextField
            label="Picture"
            hint="JPEG, PNG, WebP or HEIC, 20 MB at most and 480 pixels wide at least."
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            required
            error={fieldAfter(problem, "file").error}
          />
          <Words caption={problem?.values?.caption ?? ""} alt={problem?.values?.alt ?? ""} own problem={problem} />
        </FieldGrid>
        <Button className="mt-6">Add and Show</Button>
      </form>
    </details>
  );
}

interface WordsProps {
  caption: string;
  alt: string;
  own: boolean;
  /** The caption that it came with. */
  usual?: string;
  problem?: Problem | undefined;
}

function Words({ caption, alt, own, usual, problem }: WordsProps) {
  const error = (name: string) => fieldAfter(problem, name).error;
  return (
    <>
      <TextField
        label="Caption"
        name="caption"
        hint={usual && `As it came: ${usual}`}
        optional
        maxLength={PICTURE_WORDS.caption}
        defaultValue={caption}
        error={error("caption")}
      />
      {own ? (
        <TextField
          label="What it shows"
          name="alt"
          hint="A sentence, for whoever cannot see it."
          required
          maxLength={PICTURE_WORDS.alt}
          defaultValue={alt}
          error={error("alt")}
        />
      ) : null}
    </>
  );
}

type Listed = Route.ComponentProps["loaderData"]["pictures"][number];

interface PictureProps extends Listed {
  version: number;
  problem: Problem | undefined;
}

/** One of a contact sheet, that opens below the row it stands in. Closed, it keeps what was typed, and says so. */
function Picture({ entry, picture, usual, version, problem }: PictureProps) {
  const { id, hidden, own } = entry;
  const { caption = "", alt = "" } = problem?.values ?? entry;
  const { unsaved, marks } = useUnsavedTyping(problem);
  const form = useFocusOnError(problem);
  const heard = <span className="sr-only"> {picture.caption}</span>;
  const act = (intent: GalleryAct["intent"], label: string) => (
    // What stands in the fields is not asked for here.
    <Button variant="quiet" size="sm" name="intent" value={intent} formNoValidate>
      {label}
      {heard}
    </Button>
  );
  const told = [hidden && "hidden", own ? "yours" : entry.caption !== "" && "changed"].filter(Boolean).join(", ");
  return (
    <li className="has-[details[open]]:col-span-full">
      <details
        name="picture"
        open={problem !== undefined || undefined}
        className="group open:gap-x-10 open:border-line open:border-y open:py-6 lg:open:grid lg:open:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <summary className="block list-none [&::-webkit-details-marker]:hidden">
          <SitePicture
            picture={{ ...picture, alt: "" }}
            sizes="(min-width: 576px) 240px, 50vw"
            className={classNames("relative aspect-[4/3]", hidden && "opacity-40")}
            imageClassName="absolute inset-0"
          />
          <span className="mt-2 line-clamp-2 text-sm group-open:line-clamp-none">{picture.caption}</span>
          <span className="block text-brass-deep text-sm">{unsaved ? "not saved yet" : told}</span>
        </summary>
        <Form
          ref={form}
          {...marks}
          // Whatever else is asked for leaves the words as they were typed.
          onSubmit={({ nativeEvent }) => isForWords(nativeEvent as SubmitEvent) && marks.onSubmit()}
          id={`picture-${id}`}
          method="post"
          preventScrollReset
          aria-label={picture.caption}
          // An address that leads here opens it, and shows the picture above.
          className="grid scroll-mt-96 gap-4 max-lg:mt-4 lg:scroll-mt-24"
        >
          {problem && !problem.field ? (
            <FormMessage kind="error">
              {problem.error}
              {problem.theirs ? ` Theirs: ${problem.theirs}` : null}
            </FormMessage>
          ) : null}
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Words caption={caption} alt={alt} own={own !== undefined} problem={problem} usual={usual} />
          {hidden ? <p className="text-ink-soft text-sm">Hidden: visitors do not see it.</p> : null}
          <ButtonRow>
            <Button size="sm" name="intent" value="write">
              Save{heard}
            </Button>
            {act("up", "Move Up")}
            {act("down", "Move Down")}
            {hidden ? act("show", "Show") : act("hide", "Hide")}
            {own ? act("remove", "Remove") : null}
          </ButtonRow>
        </Form>
      </details>
    </li>
  );
}

const isForWords = ({ submitter }: SubmitEvent) => (submitter as HTMLButtonElement | null)?.value === "write";
