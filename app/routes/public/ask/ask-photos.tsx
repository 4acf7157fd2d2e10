import { useEffect, useState } from "react";
import { PhotoButtons } from "#app/components/photos/add-photos.tsx";
import { type Upload, useUploads } from "#app/components/photos/use-uploads.ts";
import { mostIn } from "#app/domain/photos/photo-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { askPhotosPath } from "./photo-address.ts";

/** Up to three photographs that go with a question. Without scripts the page that thanks for it takes them. */
export function AskPhotos({ inquiry, shown }: { inquiry: string; shown: string }) {
  const live = useHydrated();
  const address = askPhotosPath(inquiry, shown);
  const { uploads, add, retry, cancel, kept, fileOf } = useUploads(address, {}, { keep: true });
  if (!live) return <p className="text-ink-soft text-sm">You can add photographs of your windows once this is sent.</p>;
  const remove = (upload: Upload) => {
    cancel(upload.key);
    if (!upload.done) return;
    const headers = { accept: "application/json", "content-type": "application/x-www-form-urlencoded" };
    // What cannot be removed now waits for nothing, and is swept away.
    void fetch(`${address}&remove=${upload.key}`, { method: "POST", headers, body: "" }).catch(() => undefined);
  };
  const full = uploads.filter(({ error }) => !error).length >= mostIn.inquiry;
  return (
    <section aria-label="Photographs" className="grid gap-3">
      <p className="text-ink-soft text-sm">
        A photograph helps, taken from across the room by day. Up to three; the question goes without one, too.
      </p>
      {!full && (
        <div className="flex flex-wrap gap-3">
          <PhotoButtons of="your windows" live={live} choose={add} />
        </div>
      )}
      <ul aria-live="polite" className="grid gap-3 text-sm empty:hidden">
        {uploads.map((upload) => (
          <li key={upload.key} className="flex items-center gap-4">
            <Preview file={fileOf(upload.key)} />
            <div className="grid min-w-0 gap-1">
              <span className="truncate">{upload.name}</span>
              {upload.error ? (
                <span className="text-clay-deep">{upload.error}</span>
              ) : upload.done ? (
                <span className="text-ink-soft">Added</span>
              ) : (
                <progress value={upload.sent} max={1} aria-label={upload.name} className="max-w-full" />
              )}
            </div>
            <div className="ml-auto flex flex-wrap justify-end">
              {upload.error && kept(upload.key) && (
                <Button type="button" variant="quiet" size="sm" onClick={() => retry(upload.key)}>
                  Retry
                </Button>
              )}
              <Button type="button" variant="quiet" size="sm" onClick={() => remove(upload)}>
                {upload.done || upload.error ? "Remove" : "Cancel"}
                <span className="sr-only"> {upload.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the browser shows it from the device; what it cannot show, such as HEIC, has none. */
function Preview({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return <span className="size-16 shrink-0 bg-linen" />;
  return (
    <img
      src={address}
      alt=""
      onError={() => setAddress(undefined)}
      className="size-16 shrink-0 bg-linen object-cover"
    />
  );
}
