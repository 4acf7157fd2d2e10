import { orderPhotosPath } from "#app/routes/admin/paths.ts";
import { classNames } from "#app/ui/class-names.ts";

interface PhotoStripProps {
  userId: string;
  orderId: string;
  windowKey: string;
  /** What is seen on them. */
  of: string;
  /** All of the order. */
  photos: readonly { id: string; windowKey: string | null; caption: string; lost: boolean }[];
  most?: number;
  className?: string;
}

/** Photographs of a window, small, where something else is worked on. */
export function PhotoStrip({ userId, orderId, windowKey, of, photos, most, className }: PhotoStripProps) {
  const own = photos.filter((photo) => photo.windowKey === windowKey && !photo.lost).slice(0, most);
  if (own.length === 0) return null;
  return (
    <ul aria-label={`Photographs of ${of}`} className={classNames("flex flex-wrap gap-2", className)}>
      {own.map(({ id, caption }, index) => (
        <li key={id} className="h-full">
          <a href={`${orderPhotosPath(userId, orderId)}/${id}`} target="_blank" rel="noreferrer">
            <img
              src={`${orderPhotosPath(userId, orderId)}/${id}?size=small`}
              alt={caption || `Photograph ${index + 1} of ${of}`}
              className="h-full w-auto"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
