import { FoldedShelf, type ShelfPhoto } from "#app/components/photos/photo-shelf.tsx";
import { useOrderPages } from "./use-order-pages.ts";

interface WindowPhotosProps {
  orderId: string;
  windowKey: string;
  name: string;
  /** All of the order. */
  photos: readonly (ShelfPhoto & { windowKey: string | null })[];
  photoKey: string;
  /** Those that are there are shown. */
  open?: boolean;
}

/** Photographs of the window that a page of the wizard is about. */
export function WindowPhotos({ orderId, windowKey, name, photos, photoKey, open = false }: WindowPhotosProps) {
  const { photos: address } = useOrderPages(orderId);
  // Orders from before windows had keys.
  if (!windowKey) return null;
  const own = photos.filter((photo) => photo.windowKey === windowKey);
  return (
    <FoldedShelf
      of={name}
      photos={own}
      address={address}
      windowKey={windowKey}
      formKey={photoKey}
      defaultOpen={open && own.length > 0}
    />
  );
}
