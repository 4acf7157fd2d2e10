import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { LONGEST_CAPTION } from "#app/domain/photos/photo-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { AddPhotos } from "./add-photos.tsx";
import { PhotoLink } from "./photo-link.tsx";

export interface ShelfPhoto {
  id: string;
  caption: string;
  version: number;
  /** Whether whoever looks may remove it. */
  mine: boolean;
  lost: boolean;
  /** Its window can be seen dressed in it; and it was. */
  onWall: boolean;
  viewed: boolean;
}

interface ShelfProps {
  /** What is seen on them, such as "Kitchen window". */
  of: string;
  photos: readonly ShelfPhoto[];
  /** Where one is sent, and below which each has its own address. */
  address: string;
  /** The window that they are of; left out for what a client likes. */
  windowKey?: string | undefined;
  /** For a browser without scripts: what is sent twice is taken once. */
  formKey: string;
}

/** Rooms, cloths and colors that a client has seen somewhere. */
export const LIKED = "what you like";

/** The photographs of one window, or of what a client likes, and the way to add one. */
export function PhotoShelf({ of, photos, address, windowKey, formKey }: ShelfProps) {
  return (
    <section aria-label={`Photographs of ${of}`} className="grid gap-4 print:hidden">
      {photos.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] items-start gap-4">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <ShelfItem
                photo={photo}
                called={`Photograph ${index + 1} of ${of}`}
                own={`${address}/${photo.id}`}
                wall={photo.onWall ? `${address.replace(/photos$/, "wall")}/${windowKey}/${photo.id}` : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPhotos of={of} address={address} windowKey={windowKey} uploadKey={`${formKey}-${windowKey ?? "order"}`} />
    </section>
  );
}

/** Opened where one wants to: a quiet line of a page that is about something else. */
export function FoldedShelf({ defaultOpen, ...shelf }: ShelfProps & { defaultOpen?: boolean }) {
  const count = shelf.photos.length;
  const of = shelf.windowKey === undefined ? LIKED : "this window";
  return (
    <Disclosure summary={count === 0 ? `Add photos of ${of}` : `Photos of ${of} (${count})`} defaultOpen={defaultOpen}>
      <PhotoShelf {...shelf} />
    </Disclosure>
  );
}

interface ItemProps {
  photo: ShelfPhoto;
  called: string;
  own: string;
  wall: string | undefined;
}

function ShelfItem({ photo, called, own, wall }: ItemProps) {
  const { caption, lost, mine, version, viewed } = photo;
  return (
    <figure className="grid gap-1">
      <PhotoLink address={own} alt={caption || called} lost={lost} />
      {caption && <figcaption className="text-ink-soft text-sm wrap-anywhere">{caption}</figcaption>}
      {wall && (
        <Link
          to={wall}
          className="flex min-h-11 items-center text-moss text-sm underline decoration-brass underline-offset-4"
        >
          See It on Your Wall<span className="sr-only">, {called}</span>
        </Link>
      )}
      <Folded summary="Change" about={called}>
        <Form method="post" action={own} navigate={false} className="grid gap-3 p-1">
          <input type="hidden" name="version" value={version} />
          <TextField key={caption} label="Caption" name="caption" defaultValue={caption} maxLength={LONGEST_CAPTION} />
          <div className="flex flex-wrap gap-x-4">
            <Act intent="caption">Save</Act>
            <Act intent="left">Move Left</Act>
            <Act intent="right">Move Right</Act>
          </div>
          {mine && (
            <Folded summary="Remove" about={called}>
              <p className="text-sm">It will be gone for good{viewed && ", and with it the view on your wall"}.</p>
              <Act intent="remove">Yes, Remove</Act>
            </Folded>
          )}
        </Form>
      </Folded>
    </figure>
  );
}

/** Opens without scripts, and asks before something is lost. */
function Folded({ summary, about, children }: { summary: string; about: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 list-none items-center text-moss text-sm underline decoration-brass underline-offset-4 [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="sr-only"> {about}</span>
      </summary>
      {children}
    </details>
  );
}

function Act({ intent, children }: { intent: string; children: string }) {
  return (
    <Button name="intent" value={intent} variant="quiet" size="sm">
      {children}
    </Button>
  );
}
