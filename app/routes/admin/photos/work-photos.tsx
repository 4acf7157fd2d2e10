import { AddPhotos } from "#app/components/photos/add-photos.tsx";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";

interface WorkPhotosProps {
  /** Where one is sent, and below which each has its address. */
  address: string;
  windowKey: string;
  of: string;
  /** All of the order. */
  photos: readonly { id: string; windowKey: string | null; caption: string; lost: boolean }[];
  formKey: string;
}

/** Photographs of a window where it is made or hung, and the way to add one. */
export function WorkPhotos({ address, windowKey, of, photos, formKey }: WorkPhotosProps) {
  const own = photos.filter((photo) => photo.windowKey === windowKey);
  return (
    <section aria-label={`Photographs of ${of}`} className="mt-4 grid gap-3 print:hidden">
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {own.map(({ id, caption, lost }, index) => (
            <li key={id} className="w-32">
              <PhotoLink address={`${address}/${id}`} alt={caption || `Photograph ${index + 1} of ${of}`} lost={lost} />
            </li>
          ))}
        </ul>
      )}
      <AddPhotos of={of} address={address} windowKey={windowKey} uploadKey={`${formKey}-${windowKey}`} />
      <p className="text-ink-soft text-sm">The client sees them, too.</p>
    </section>
  );
}
