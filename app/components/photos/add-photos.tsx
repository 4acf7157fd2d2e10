import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { type Upload, useUploads } from "./use-uploads.ts";

/** Without HEIC in its list an iPhone hands over a JPEG; whoever has such a file elsewhere may send it as it is. */
const TAKEN = "image/jpeg,image/png,image/webp";

interface AddPhotosProps {
  of: string;
  address: string;
  windowKey: string | undefined;
  uploadKey: string;
}

export function AddPhotos({ of, address, windowKey, uploadKey }: AddPhotosProps) {
  const live = useHydrated();
  const fields: Record<string, string> = windowKey === undefined ? {} : { windowKey };
  const { uploads, add, retry, cancel, kept } = useUploads(address, fields);
  return (
    <>
      <form method="post" action={address} encType="multipart/form-data" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="uploadKey" value={uploadKey} />
        {windowKey !== undefined && <input type="hidden" name="windowKey" value={windowKey} />}
        <PhotoButtons of={of} name="file" live={live} choose={add} />
        <SmallButton className="hidden! noscript:inline-flex!">Send Photo</SmallButton>
      </form>
      <ul aria-live="polite" className="grid gap-2 text-sm empty:hidden">
        {uploads.map((upload) => (
          <Going key={upload.key} upload={upload} retry={kept(upload.key) ? retry : undefined} cancel={cancel} />
        ))}
      </ul>
    </>
  );
}

interface PhotoButtonsProps {
  of: string;
  /** For a form that is sent without scripts. */
  name?: string;
  /** Of that form, where they stand in another. */
  form?: string;
  live: boolean;
  choose: (files: Iterable<File>) => void;
}

/** From the device, and on a phone by its camera. */
export function PhotoButtons({ of, name, form, live, choose }: PhotoButtonsProps) {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Emptied below, which empties the list that the browser gave.
    choose([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const phone = live && matchMedia("(pointer: coarse)").matches;
  return (
    <>
      <FileButton
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        label="Add photos"
        of={of}
        {...(name && { name })}
        {...(form && { form })}
        accept={phone ? TAKEN : `${TAKEN},image/heic`}
        multiple={live}
        onChange={chosen}
      />
      {phone && (
        <FileButton
          icon={<Camera aria-hidden="true" className="size-4" />}
          label="Take a photo"
          of={of}
          accept={TAKEN}
          capture="environment"
          onChange={chosen}
        />
      )}
    </>
  );
}

interface FileButtonProps {
  icon: ReactNode;
  label: string;
  of: string;
  accept: string;
  name?: string;
  form?: string;
  multiple?: boolean;
  capture?: "environment";
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Looks like a button; without scripts it is the browser's own field. */
function FileButton({ icon, label, of, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <span className="relative inline-flex min-w-0 max-w-full flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        {...input}
        className="peer sr-only noscript:not-sr-only noscript:order-last noscript:max-w-full noscript:overflow-hidden"
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonLook({ variant: "secondary", size: "sm" }),
          "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-moss peer-focus-visible:outline-offset-2",
        )}
      >
        {icon}
        <span>
          {label}
          <span className="sr-only"> of {of}</span>
        </span>
      </label>
    </span>
  );
}

interface GoingProps {
  upload: Upload;
  retry: ((key: string) => void) | undefined;
  cancel: (key: string) => void;
}

/** One that is on its way, or why it was not taken. */
export function Going({ upload: { key, name, sent, error }, retry, cancel }: GoingProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="max-w-48 truncate">{name}</span>
      {error ? <span className="text-clay-deep">{error}</span> : <progress value={sent} max={1} aria-label={name} />}
      {error && retry && (
        <Button type="button" variant="quiet" size="sm" onClick={() => retry(key)}>
          Retry
        </Button>
      )}
      <Button type="button" variant="quiet" size="sm" onClick={() => cancel(key)}>
        {error ? "Dismiss" : "Cancel"}
      </Button>
    </li>
  );
}
