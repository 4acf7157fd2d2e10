import { Form } from "react-router";
import { Going, PhotoButtons } from "#app/components/photos/add-photos.tsx";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { useUploads } from "#app/components/photos/use-uploads.ts";
import { mostIn } from "#app/domain/photos/photo-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/web/site/hydrated.ts";

const FOR_MESSAGE = { for: "message" };
/** A form cannot stand in another: what is in the message's form belongs to these, which stand beside it. */
const [ADD, DROP] = ["add-message-photo", "drop-message-photo"];

export function usePhotos(address: string) {
  const { uploads, ...acts } = useUploads(address, FOR_MESSAGE);
  return { uploads, ...acts, going: uploads.some(({ error }) => !error) };
}

type Photos = ReturnType<typeof usePhotos>;

export function PhotoForms({ address, uploadKey }: { address: string; uploadKey: string }) {
  return (
    <>
      <form id={ADD} method="post" action={address} encType="multipart/form-data" className="hidden">
        <input type="hidden" name="uploadKey" value={`${uploadKey}-message`} />
        <input type="hidden" name="for" value="message" />
      </form>
      <Form id={DROP} method="post" navigate={false} className="hidden" />
    </>
  );
}

interface MessagePhotosProps extends Photos {
  address: string;
  waiting: readonly { id: string }[];
}

/** Photographs that go with what is being written, up to six. */
export function MessagePhotos({ uploads, add, retry, cancel, kept, address, waiting }: MessagePhotosProps) {
  const live = useHydrated();
  return (
    <section aria-label="Photographs of this message" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {waiting.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {waiting.map(({ id }, index) => (
            <li key={id} className="w-28">
              <input type="hidden" name="photo" value={id} />
              <PhotoLink address={`${address}/${id}`} alt={`Photograph ${index + 1} of this message`} lost={false} />
              <Button
                type="submit"
                form={DROP}
                formAction={`${address}/${id}`}
                name="intent"
                value="remove"
                variant="quiet"
                size="sm"
              >
                Remove<span className="sr-only"> photograph {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name="unstored" value={uploads.filter(({ unstored }) => unstored).length} />
      <ul aria-live="polite" className="grid gap-2 text-sm empty:hidden">
        {uploads.map((upload) => (
          <Going key={upload.key} upload={upload} retry={kept(upload.key) ? retry : undefined} cancel={cancel} />
        ))}
      </ul>
      {waiting.length < mostIn.message && (
        <div className="flex flex-wrap items-center gap-3">
          <PhotoButtons of="this message" name="file" form={ADD} live={live} choose={add} />
          <Button type="submit" form={ADD} variant="secondary" size="sm" className="hidden! noscript:inline-flex!">
            Send Photo
          </Button>
        </div>
      )}
    </section>
  );
}
